import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { screenRules } from '@/scripts/styles/first-screen-rules'
import { withFirstScreen } from './first-screen'

const link = '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next"/>'
const page = (main: string, more = '') =>
  `<!DOCTYPE html><html><head>${link}</head><body><header class="bar"><button type="button" class="flat">Menu</button>` +
  `<ul popover="auto" class="menu"><li>Events</li></ul><nav class="wide"><a href="/about">About</a></nav></header>` +
  `<main>${main}</main>${more}</body></html>`
const hero =
  '<!--$--><p>Today <br/>only</p><h1 class="a/b">Myers</h1><section class="hero"><section id="zip"><h2>ZIP</h2><input type="radio" checked=""/></section><h1 style="color:var(--d)">Myers</h1></section>'

/** The rules that stand in the document, of a style sheet like this. */
function rulesFor(css: string, html = page(hero)): string {
  const finished = withFirstScreen(html, { '/_next/static/chunks/site.css': screenRules(css) })
  return /<style id="first-screen"[^>]*>(.*?)<\/style>/.exec(finished)?.[1] ?? 'none'
}

test('a phone paints the first screen by the rules that stand in the document, and waits for the style sheet with the rest; a wider screen and one without scripts wait for it at once', () => {
  const css = 'h1{color:red}footer{color:blue}'
  const html = withFirstScreen(page(hero, '<footer></footer>'), {
    '/_next/static/chunks/site.css': screenRules(css),
  })
  const [head = ''] = html.split('<body>')
  expect(head).toContain(
    '<style id="first-screen" media="not all and (min-width:48rem)">h1{color:red}</style>',
  )
  expect(head).toContain('<style id="later" media="not all">')
  expect(head).toContain('main~:not([data-shown],dialog){display:none!important}')
  expect(head).toContain('<link rel="preload" as="style" href="/_next/static/chunks/site.css"/>')
  expect(head).toContain(`${link.replace('/>', ' media="(min-width:48rem)"/>')}<noscript>${link}</noscript>`)
})

test('what comes after the first section is shown in parts: sections, cards and named rows; what follows one, with it', () => {
  const first = '<section id="hero"><section id="featured" class="card"></section></section>'
  const list =
    '<section id="list"><p></p><ul><li class="card" id="one"></li><li id="two"></li></ul>' +
    '<div><nav class="card" id="contents"></nav><p id="text"></p></div>'
  const html = withFirstScreen(page(`${first}${list}<section id="group"></section></section>`), {
    '/_next/static/chunks/site.css': [],
  })
  const { document } = new JSDOM(html).window
  const [, , hidden = ''] = document.querySelector('#later')?.textContent.split(/[{}]/) ?? []
  const next = () => document.querySelector<HTMLElement>(hidden)
  const shown: string[] = []
  for (let part = next(); part; part = next()) {
    if (part.id === 'contents') expect(document.querySelector('#text')?.matches(hidden)).toBe(true)
    shown.push(part.id)
    part.dataset.shown = ''
  }
  expect(shown).toEqual(['list', 'one', 'two', 'contents', 'group'])
})

test.each([
  ['its style sheet is not known', page(hero), {}],
  [
    'it has no section',
    page('<!--$--><p>Myers</p><img src="/a.svg"/>'),
    { '/_next/static/chunks/site.css': [] },
  ],
  ['its first section stands deeper', page(`<div>${hero}</div>`), { '/_next/static/chunks/site.css': [] }],
  ['it has no style sheet', page(hero).replace(link, ''), { '/_next/static/chunks/site.css': [] }],
])('a document is left as it is where %s', (_, html, sheets) => {
  expect(withFirstScreen(html, sheets)).toBe(html)
})

test.each([
  [
    'of elements, classes and attributes that are there',
    'h1 .x,.hero>h1,[type=button]{top:0}',
    '.hero>h1,[type=button]{top:0}',
  ],
  [
    'of a choice one of whose parts is there',
    ':is(.x,.hero) h1{top:0}:is(.x,.y) h1{top:1px}',
    ':is(.x,.hero) h1{top:0}',
  ],
  ['around which something else may be missing', 'h1:not(.x){top:0}', 'h1:not(.x){top:0}'],
  [
    'of what is chosen or can’t be pressed from the start',
    'input:checked{top:0}h1:has(:checked){top:1px}button:disabled{top:2px}',
    'input:checked{top:0}h1:has(:checked){top:1px}',
  ],
  ['of ids, and of odd names', '#zip{top:0}#other{top:0}.a\\/b{top:1px}', '#zip{top:0}.a\\/b{top:1px}'],
  [
    'in the order and the layers they come in',
    '@layer a{h1{top:0}}@layer b{.x{top:1px}}@layer a{h2{top:2px}}',
    '@layer a;@layer b;@layer a{h1{top:0}h2{top:2px}}',
  ],
  [
    'with properties they use, also by way of another',
    ':root{--a:1px;--b:var(--a);--c:2px;--d:3px}h1{top:var(--b)}',
    ':root{--a:1px;--b:var(--a);--d:3px}h1{top:var(--b)}',
  ],
  [
    'with animations and descriptions they use',
    '@keyframes go{to{top:0}}@keyframes come{to{top:0}}@property --a{syntax:"*"}h1{animation:1s go;top:var(--a)}',
    '@keyframes go{to{top:0}}@property --a{syntax:"*"}h1{animation:1s go;top:var(--a)}',
  ],
  [
    'with the value itself of what the sheet sets once and for all',
    ':root,:host{--a:1px;--b:2px}@media (width>1px){:root,:host{--c:3px}:root{--b:3px}}h1{top:var(--a);left:var(--b);right:var(--c)}',
    ':root,:host{--b:2px}@media (width>1px){:root,:host{--c:3px}:root{--b:3px}}h1{top:1px;left:var(--b);right:var(--c)}',
  ],
  [
    'with the value that a property begins with, where no rule sets it',
    '@property --a{syntax:"*";inherits:false;initial-value:solid}@property --b{syntax:"*";initial-value:0}h1{top:var(--a);left:var(--b)}h2{--b:1}',
    '@property --b{syntax:"*";initial-value:0}h1{top:solid;left:var(--b)}h2{--b:1}',
  ],
  [
    'and fonts, by their whole addresses',
    '@font-face{font-family:text;src:url(../media/a.woff2)}',
    '@font-face{font-family:text;src:url(/_next/static/media/a.woff2)}',
  ],
  [
    'for phones of any width',
    '@media (min-width:40rem){h1{top:0}}@media not all and (min-width:48rem){h1{top:1px}}@media not print{h1{top:2px}}',
    '@media (min-width:40rem){h1{top:0}}@media not all and (min-width:48rem){h1{top:1px}}@media not print{h1{top:2px}}',
  ],
  [
    'and of one that no phone shows what hides it',
    '@media not all and (min-width:64rem){.wide{display:none}}nav{top:0}a{top:0}.wide{top:1px}',
    '@media not all and (min-width:64rem){.wide{display:none}}nav{top:0}.wide{top:1px}',
  ],
])('the rules are those %s', (_, css, rules) => {
  expect(rulesFor(css)).toBe(rules)
})

test.each([
  ['comes after the first section', 'footer{top:0}'],
  ['opens when somebody acts', '.menu{top:0}li{top:0}'],
  ['changes when somebody acts', 'h1:hover{top:0}h1:focus-visible{top:0}h1{transition:top 1s}'],
  [
    'is for wider screens, paper or forced colours',
    '@media (min-width:48rem){h1{top:0}}@media print{h1{top:0}}@media (forced-colors:active){h1{top:0}}',
  ],
])('there is no rule for what %s', (_, css) => {
  expect(rulesFor(css, page(hero, '<footer></footer>'))).toBe('')
})

test('what a shape out of another file reads is there for it', () => {
  const css = 'h1{--fill:red;--other:red}'
  expect(rulesFor(css)).toBe('')
  expect(rulesFor(css, page('<section><h1><svg><use href="/a.svg#b"/></svg></h1></section>'))).toBe(
    'h1{--fill:red}',
  )
})

test('rules are kept for a screen of other words, and made for one of other tags', () => {
  const sheets = { '/_next/static/chunks/site.css': screenRules('h1{top:0}h2{top:1px}') }
  const rules = (section: string) =>
    /<style id="first-screen"[^>]*>(.*?)<\/style>/.exec(withFirstScreen(page(section), sheets))?.[1]
  expect(rules('<section><h1>$10</h1></section>')).toBe('h1{top:0}')
  expect(rules('<section><h2>$10</h2></section>')).toBe('h2{top:1px}')
  sheets['/_next/static/chunks/site.css'] = []
  expect(rules('<section><h1>$11</h1></section>'), 'kept').toBe('h1{top:0}')
  expect(rules('<section><h1 id="x">$11</h1></section>'), 'made').toBe('')
})

test('an image that no phone shows takes nothing with it', () => {
  const css = '@media not all and (min-width:64rem){.wide{display:none}}h1{top:0}'
  expect(rulesFor(css, page('<section><img class="wide" src="/a.svg"/><h1>Myers</h1></section>'))).toContain(
    'h1{top:0}',
  )
})
