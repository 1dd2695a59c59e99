set width 0
break stop
run
up
print place
print size
print tiles
print color
print half
print view
print flat
print part
print nowhere
print memory
print points
continue
up
print view
continue
up
print view
