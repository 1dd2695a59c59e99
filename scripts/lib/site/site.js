// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The menu of narrow screens, scrolling by keys, and the search. The search looks for words as they are written, so that it finds `std::sqrt` and
// `--amp-check`. Its texts are a script (search/sections.js), because a page that was opened from a folder may not read other files.
'use strict'
const element = id => document.getElementById(id)

element('menu-button').onclick = () => element('menu-button').setAttribute('aria-expanded', element('menu').classList.toggle('open'))

/** Keys scroll what is wider than the screen, if it can have the focus. */
function makeReachable() {
  for (const box of document.querySelectorAll('main pre, main .table'))
    if (box.scrollWidth > box.clientWidth)
      box.tabIndex = 0
    else
      box.removeAttribute('tabindex')
}
makeReachable()
addEventListener('resize', makeReachable)

/** The words of a query, without the quotes and punctuation around them. */
function wordsOf(query) {
  const bare = query.toLowerCase().split(/\s+/).map(word => word.replace(/^['"`([]+|['"`)\],.;:]+$/g, ''))
  return bare.filter(word => word)
}

/** The sections with the words, best first: rare words count more, as do words of the heading, words that come often, and
 *  words that follow each other as in the query. A list of changes or plans is
 *  seldom the answer. */
function find(query) {
  const all = wordsOf(query), words = [...new Set(all)]
  const pairs = all.slice(1).map((word, i) => all[i] + ' ' + word)
  const hits = words.map(() => 0)
  const found = sections.map(section => {
    const title = section.title.toLowerCase(), text = section.text.toLowerCase()
    const where = words.map((word, i) => {
      const often = Math.min(text.split(word).length - 1, 8)
      const place = title.includes(word) ? 3 + often / 8 : often && 1 + often / 8
      hits[i] += place > 0
      return place
    })
    return { section, where, pairs: pairs.filter(pair => text.includes(pair)).length }
  })
  const weights = hits.map(count => Math.log(1 + sections.length / (1 + count)))
  for (const row of found)
    row.score = (row.section.location.startsWith('docs/') ? 1 : 0.4) * row.where.reduce((sum, place, i) => sum + place * weights[i], 0) * (row.where.every(place => place) ? 2 : 1) * (1 + 4 * row.pairs / (pairs.length || 1))
  return found.filter(row => row.score > 0).sort((a, b) => b.score - a.score).slice(0, 30).map(row => row.section)
}

/** The part of a text around the first of the words, with the words marked. */
function addSnippet(parent, text, words) {
  const lower = text.toLowerCase()
  const places = words.map(word => lower.indexOf(word)).filter(place => place >= 0)
  const begin = Math.max(0, (places.length ? Math.min(...places) : 0) - 60)
  const part = text.slice(begin, begin + 240), lowerPart = part.toLowerCase()
  for (let at = 0; at < part.length;) {
    const next = words.map(word => ({ word, place: lowerPart.indexOf(word, at) })).filter(hit => hit.place >= 0).sort((a, b) => a.place - b.place)[0]
    parent.append(part.slice(at, next ? next.place : undefined))
    if (!next)
      break
    parent.appendChild(document.createElement('mark')).textContent = part.slice(next.place, next.place + next.word.length)
    at = next.place + next.word.length
  }
}

function showResults(query) {
  const found = find(query), list = element('results')
  list.replaceChildren()
  element('state').textContent = found.length ? `${found.length} sections for "${query}", the best first` : `Nothing has "${query}".`
  for (const section of found) {
    const item = list.appendChild(document.createElement('li'))
    Object.assign(item.appendChild(document.createElement('a')), { href: section.location, textContent: section.title })
    addSnippet(item.appendChild(document.createElement('p')), section.text, wordsOf(query))
  }
}

addEventListener('DOMContentLoaded', () => {
  const query = new URLSearchParams(location.search).get('q')
  if (!element('results') || !query)
    return
  document.querySelector('input[type=search]').value = query
  showResults(query)
})
