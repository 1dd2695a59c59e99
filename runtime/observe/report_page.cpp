//===- report_page.cpp - HTML page of a report ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "observe/report.h"

namespace ampcc_rt {

const char *const report_page = R"page(<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>ampcc report</title>
<style>
:root { color-scheme: light dark; --line: #8885; --soft: #8882; --ink: light-dark(#1a1a1a, #e8e8e8);
  --paper: light-dark(#fff, #17181a); --accent: #2a7de1; }
body { font: 14px/1.45 system-ui, sans-serif; margin: 1.2em 2em; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.4em; margin: 0 0 .2em } h2 { font-size: 1.1em; margin: 1.6em 0 .4em }
#state { margin: 0 0 1em } .bad { color: #d33; font-weight: 600 }
#shares { display: grid; grid-template-columns: max-content 9em 5em minmax(8em, 26em); gap: .15em 1.2em; }
#shares > * { text-align: right } #shares > :nth-child(4n+1) { text-align: left }
.bar { background: var(--soft); height: 1em; align-self: center } .bar i { display: block; height: 100%; background: var(--accent) }
table { border-collapse: collapse } td, th { padding: .15em .9em; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--line) }
td:last-child, th:last-child { text-align: left } th { cursor: pointer }
tbody tr { cursor: pointer } tbody tr:hover { background: var(--soft) } tr.chosen { background: #2a7de133 }
.place { color: #888 } #view { position: relative; border: 1px solid var(--line) } canvas { display: block; width: 100% }
#tip { position: absolute; pointer-events: none; display: none; background: var(--paper); border: 1px solid var(--line);
  padding: .3em .6em; white-space: pre; z-index: 1; box-shadow: 0 1px 5px #0006 }
#detail { white-space: pre-wrap; min-height: 3em } button { font: inherit; min-width: 2.2em }
</style>
<h1>ampcc report</h1>
<p id="state">loading</p>
<div id="shares"></div>
<h2>Timeline</h2>
<p><button id="in" title="zoom in">+</button> <button id="out" title="zoom out">&minus;</button> <button id="all">all</button>
<span class="place">wheel: zoom; drag: move; click: what it is, with an arrow from its launch; a row of a table: all of its kind</span></p>
<div id="view"><canvas id="canvas"></canvas><div id="tip"></div></div>
<p id="detail"></p>
<div id="tables"></div>
<script>
'use strict'
// What the scripts behind this one say. E: [name, track, begin, duration, bytes, flow, inside, flags]; times in microseconds.
let program = '', end = null, first = Infinity, last = -Infinity
const tracks = new Map(), names = [], events = [], given = new Map()
const P = (name, id) => program = `${name} (process ${id})`
const T = (number, name, device, deviceName) => tracks.set(number, { number, name, device, deviceName, events: [] })
const N = (number, kind, name, place, sizes) => names[number] = { kind, name, place, sizes }
const F = (flow, track, when) => given.set(flow, { track, when })
const E = (...e) => {
  const [n, t, begin, time, bytes, flow, inside, flags] = e, track = tracks.get(t)
  const it = { ...names[n], what: names[n], track, begin, end: begin + time, bytes, flow, own: time - Math.min(time, inside), flags }
  first = Math.min(first, begin), last = Math.max(last, it.end)
  events.push(it), track.events.push(it)
}
const Z = (from, to, signal) => end = { from, to, signal }
let blocks = null
const B = (taken, reused, kept) => blocks = { taken, reused, kept }
const element = id => document.getElementById(id)
window.onerror = message => { element('state').textContent = 'this page failed: ' + message }

const time = us => { const [f, unit] = us >= 1e6 ? [1e6, 's'] : us >= 1e3 ? [1e3, 'ms'] : [1, 'µs']; return (us / f).toFixed(us / f < 10 ? 3 : 1) + ' ' + unit }
const bytes = b => { let k = 0; while (b >= 1024 && k < 4) b /= 1024, ++k; return (k ? b.toFixed(1) : b) + ' ' + ['B', 'KiB', 'MiB', 'GiB', 'TiB'][k] }
const percent = (part, all) => (all > 0 ? 100 * part / all : 0).toFixed(1) + ' %'
const color = e => { let h = 0; for (const c of e.name) h = (h * 31 + c.charCodeAt(0)) % 360; return `hsl(${h} ${e.kind == 'host' ? 25 : 60}% ${e.kind == 'transfer' ? 65 : 52}%)` }
const describe = e => [e.name, e.place, e.sizes, `${time(e.end - e.begin)} from ${time(e.begin - from)} on ${e.track.name}`,
  e.bytes ? bytes(e.bytes) + (e.end > e.begin ? `, ${(e.bytes / (e.end - e.begin) / 1e3).toFixed(2)} GB/s` : '') : '',
  e.flow && given.has(e.flow) ? `given to the device ${time(Math.max(0, e.begin - given.get(e.flow).when))} before it began` : '',
  e.flags & 4 ? 'not finished when the process ended' : ''].filter(Boolean).join('\n')

// The length of the union of the events' times.
function busy(list) {
  let sum = 0, until = -Infinity
  for (const e of list.slice().sort((a, b) => a.begin - b.begin)) { sum += Math.max(0, e.end - Math.max(until, e.begin)); until = Math.max(until, e.end) }
  return sum
}
let from = 0, to = 1, wall = 1
function shares() {
  const rows = [['wall time', wall]], devices = new Map()
  for (const t of tracks.values()) if (t.device) devices.set(t.device, { name: t.deviceName, events: (devices.get(t.device)?.events ?? []).concat(t.events) })
  for (const d of devices.values()) { const b = busy(d.events); rows.push([d.name + ' busy', b], [d.name + ' idle', wall - b]) }
  let inside = 0
  for (const e of events) if ((e.flags & 3) == 3 && e.kind == 'host') inside += e.end - e.begin
  rows.push(['main thread in the library', inside], ['main thread elsewhere', wall - inside])
  for (const [name, t] of rows) {
    for (const text of [name, time(t), percent(t, wall)]) element('shares').appendChild(document.createElement('span')).textContent = text
    const bar = element('shares').appendChild(document.createElement('span')); bar.className = 'bar'
    bar.appendChild(document.createElement('i')).style.width = Math.max(0, Math.min(100, 100 * t / wall)) + '%'
  }
}

let chosen = null, kind = null
function tables() {
  for (const [which, title] of [['kernel', 'Kernels'], ['transfer', 'Transfers'], ['host', 'In the library, on all threads']]) {
    const rows = new Map()
    for (const e of events) if (e.kind == which) {
      const key = e.name + '\n' + e.place + '\n' + e.track.device
      const r = rows.get(key) ?? { key, total: 0, calls: 0, most: 0, bytes: 0, name: e.name, place: e.place, device: e.track.deviceName }
      r.total += e.own, ++r.calls, r.most = Math.max(r.most, e.own), r.bytes += e.bytes
      rows.set(key, r)
    }
    if (!rows.size) continue
    element('tables').appendChild(document.createElement('h2')).textContent = title
    const table = element('tables').appendChild(document.createElement('table')), list = [...rows.values()]
    table.id = which
    const columns = [['% wall', r => r.total, r => percent(r.total, wall)], ['total', r => r.total, r => time(r.total)], ['calls', r => r.calls, r => r.calls],
      ['mean', r => r.total / r.calls, r => time(r.total / r.calls)], ['most', r => r.most, r => time(r.most)], ['bytes', r => r.bytes, r => r.bytes ? bytes(r.bytes) : ''],
      ['GB/s', r => r.bytes / r.total, r => r.bytes && r.total ? (r.bytes / r.total / 1e3).toFixed(2) : ''], ['what', r => r.name, r => r.name]]
    const head = table.createTHead().insertRow(), body = table.createTBody()
    const fill = (by, down) => {
      list.sort((a, b) => (by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0) * (down ? -1 : 1))
      body.replaceChildren()
      for (const r of list) {
        const row = body.insertRow()
        for (const [, , text] of columns) row.insertCell().textContent = text(r)
        if (r.place || r.device) { const p = row.lastChild.appendChild(document.createElement('span')); p.className = 'place'; p.textContent = ' ' + [r.place, r.device && 'on ' + r.device].filter(Boolean).join(' ') }
        row.onclick = () => { kind = kind == r.key ? null : r.key; document.querySelectorAll('tr.chosen').forEach(x => x.classList.remove('chosen')); if (kind) row.classList.add('chosen'); draw() }
      }
    }
    for (const [name, by] of columns) { const th = head.appendChild(document.createElement('th')); th.textContent = name; let down = false; th.onclick = () => fill(by, down = !down) }
    fill(columns[1][1], true)
  }
}

const line = 18, label = 190, axis = 22
let rows = [], height = 0
function layout() {
  // Devices' queues below the host's threads, each as deep as its calls lie in each other.
  let y = axis
  rows = [...tracks.values()].filter(t => t.events.length).sort((a, b) => a.device - b.device || a.number - b.number)
  for (const t of rows) {
    t.events.sort((a, b) => a.begin - b.begin || b.end - a.end)
    const open = []
    let deepest = 0, longest = 0
    for (const e of t.events) { while (open.length && open[open.length - 1] <= e.begin + .002) open.pop(); e.depth = Math.min(open.length, 5); open.push(e.end); deepest = Math.max(deepest, e.depth); longest = Math.max(longest, e.end - e.begin) }
    t.y = y, t.height = (deepest + 1) * line, t.longest = longest
    y += t.height + 8
  }
  height = y + 4
}
const canvas = element('canvas'), x = t => label + (t - from) / (to - from) * (canvas.clientWidth - label), at = px => from + (px - label) / (canvas.clientWidth - label) * (to - from)
const visible = t => { let low = 0, high = t.events.length; while (low < high) { const m = low + high >> 1; t.events[m].begin < from - t.longest ? low = m + 1 : high = m } return low }
function box(c, e, reached) {
  const left = Math.max(label, x(e.begin)), right = Math.min(canvas.clientWidth, Math.max(x(e.end), left + 1)), y = e.track.y + e.depth * line
  if (right <= reached[e.depth] + .5 || right <= label) return
  reached[e.depth] = right
  const key = e.name + '\n' + e.place + '\n' + e.track.device
  c.globalAlpha = kind && key != kind ? .2 : 1
  c.fillStyle = color(e), c.fillRect(left, y, right - left, line - 2)
  if (e == chosen) c.strokeStyle = '#f80', c.lineWidth = 2, c.strokeRect(left, y, right - left, line - 2)
  if (right - left > 30) {
    c.save(), c.beginPath(), c.rect(left, y, right - left, line), c.clip()
    c.fillStyle = '#fff', c.fillText(e.name, left + 4, y + 12), c.restore()
  }
  c.globalAlpha = 1
}
function arrow(c, e) {
  const start = e && given.get(e.flow), source = start && tracks.get(start.track)
  if (!source || source.y === undefined) return
  const x0 = x(start.when), y0 = source.y + source.height - 2, x1 = x(e.begin), y1 = e.track.y + e.depth * line + line / 2
  c.strokeStyle = c.fillStyle = '#f80', c.lineWidth = 1.5
  c.beginPath(), c.moveTo(x0, y0), c.bezierCurveTo(x0, y1, x1 - 20, y1, x1 - 6, y1), c.stroke()
  c.beginPath(), c.moveTo(x1, y1), c.lineTo(x1 - 7, y1 - 4), c.lineTo(x1 - 7, y1 + 4), c.fill()
}
function draw() {
  const scale = devicePixelRatio || 1, width = canvas.clientWidth, c = canvas.getContext('2d'), ink = getComputedStyle(document.body).color
  canvas.style.height = height + 'px', canvas.width = width * scale, canvas.height = height * scale
  c.scale(scale, scale), c.font = '12px system-ui, sans-serif', c.lineWidth = 1
  let step = 10 ** Math.floor(Math.log10((to - from) / 4))
  if ((to - from) / step > 15) step *= 2
  for (let t = Math.ceil((from - origin) / step) * step + origin; t <= to; t += step) {
    c.fillStyle = ink, c.fillText(time(t - origin), x(t) + 3, 13), c.fillStyle = '#8884', c.fillRect(x(t), 0, 1, height)
  }
  for (const t of rows) {
    const reached = [0, 0, 0, 0, 0, 0].fill(label)
    for (let i = visible(t); i < t.events.length && t.events[i].begin < to; ++i) if (t.events[i].end >= from) box(c, t.events[i], reached)
    c.fillStyle = ink, c.fillText(t.name.length > 28 ? t.name.slice(0, 11) + '…' + t.name.slice(-16) : t.name, 4, t.y + 12), c.fillStyle = '#8884', c.fillRect(0, t.y + t.height + 3, width, 1)
  }
  c.save(), c.beginPath(), c.rect(label, 0, width, height), c.clip()
  if (chosen) arrow(c, chosen)
  c.restore()
}
function under(mouse) {
  const box = canvas.getBoundingClientRect(), px = mouse.clientX - box.left, py = mouse.clientY - box.top, t = rows.find(t => py >= t.y && py < t.y + t.height)
  if (!t || px < label) return null
  // What the mouse is on, else what is nearest: a short piece of work is drawn a pixel wide, and its neighbours are as near.
  const when = at(px), near = (to - from) / (canvas.clientWidth - label) * 2, depth = Math.floor((py - t.y) / line)
  let found = null, least = near
  for (let i = visible(t); i < t.events.length && t.events[i].begin <= when + near; ++i) {
    const e = t.events[i], distance = Math.max(e.begin - when, when - e.end, 0)
    if (e.depth == depth && distance <= least) found = e, least = distance
  }
  return found
}
let origin = 0
function zoom(factor, px) {
  const middle = at(px ?? (canvas.clientWidth + label) / 2), span = Math.min((to - from) * factor, wall * 1.05), part = (middle - from) / (to - from)
  from = middle - span * part, to = from + Math.max(span, .01), draw()
}
const whole = () => { from = origin, to = origin + wall * 1.02, draw() }
function handle() {
  let drag = null
  canvas.onwheel = e => { e.preventDefault(); zoom(e.deltaY > 0 ? 1.25 : .8, e.clientX - canvas.getBoundingClientRect().left) }
  canvas.onmousedown = e => drag = { x: e.clientX, from, moved: false }
  window.onmouseup = e => { if (drag && !drag.moved && e.target == canvas) { chosen = under(e); element('detail').textContent = chosen ? describe(chosen) : ''; draw() } drag = null }
  window.onmousemove = e => {
    const tip = element('tip')
    if (drag && Math.abs(e.clientX - drag.x) > 3) { drag.moved = true; const span = to - from; from = drag.from - (e.clientX - drag.x) / (canvas.clientWidth - label) * span; to = from + span; draw() }
    const it = e.target == canvas && !drag && under(e)
    tip.style.display = it ? 'block' : 'none'
    if (it) { const b = canvas.getBoundingClientRect(); tip.textContent = describe(it); tip.style.left = Math.min(e.clientX - b.left + 14, b.width - tip.offsetWidth) + 'px'; tip.style.top = e.clientY - b.top + 16 + 'px' }
  }
  element('in').onclick = () => zoom(.5), element('out').onclick = () => zoom(2), element('all').onclick = whole, window.onresize = draw
}
window.onload = () => {
  if (first > last) first = last = 0
  origin = end ? Math.min(end.from, first) : first
  wall = Math.max((end ? end.to : last) - origin, 1), from = origin, to = from + wall
  const state = element('state'), bad = text => { const b = state.appendChild(document.createElement('span')); b.className = 'bad'; b.textContent = text }
  state.textContent = `${program}, ${time(wall)}, ${events.length} pieces of work. `
  if (blocks?.taken) state.textContent += `Large blocks of memory for containers: ${blocks.taken}, of which ${blocks.reused} were freed before; ${bytes(blocks.kept)} are kept. `
  document.title = `ampcc: ${program}`
  if (!end) bad('The process ended without a word, or still runs: the page shows what was written until then.')
  else if (end.signal) bad(`Signal ${end.signal} ended the process.`)
  shares(), tables(), layout(), handle()
  // What happens before the first and behind the last piece of work is not interesting at first.
  const margin = Math.max((last - first) * .02, 1)
  from = first - margin, to = last + margin, draw()
  document.body.dataset.ready = events.length
}
</script>
)page";

} // namespace ampcc_rt
