"""The 72 descriptions that tile_indices.cpp has to print, computed from the definition of tiles."""

ROWS, COLS, TILE_ROWS, TILE_COLS = 8, 9, 2, 3

for row in range(ROWS):
    cells = [(row, column) for column in range(COLS)]
    print("".join("Value: %2d      " % (r * COLS + c) for r, c in cells))
    print("".join("Tile:   (%d,%d)  " % (r // TILE_ROWS, c // TILE_COLS) for r, c in cells))
    print("".join("Global: (%d,%d)  " % (r, c) for r, c in cells))
    print("".join("Local:  (%d,%d)  " % (r % TILE_ROWS, c % TILE_COLS) for r, c in cells))
    print()
