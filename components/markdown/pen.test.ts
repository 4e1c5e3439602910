import { expect, test, vi } from 'vitest'
import { log } from '@/lib/platform/telemetry/server/log'

vi.mock('@/lib/content/seo/server/business', () => ({
  absolute: (path: string) => `https://clinic.example${path}`,
}))

import { doAt, heading, link, list, numbered, paragraphs, price, richText, table, words } from './pen'

test.each([
  ['*bold* _it_ `code`', '\\*bold\\* \\_it\\_ \\`code\\`'],
  ['[x](javascript:a)', '\\[x\\](javascript:a)'],
  ['<script>a & b</script>', '\\<script\\>a & b\\</script\\>'],
  ['&lt;b&gt; R&D', '\\&lt;b\\&gt; R&D'],
  ['# no title', '\\# no title'],
  ['- no point', '\\- no point'],
  ['--- ', '\\---'],
  ['1. no step', '1\\. no step'],
  ['2024) no step', '2024\\) no step'],
  ['a | b ~~c~~', 'a \\| b \\~\\~c\\~\\~'],
  ['two\nlines\u0000', 'two lines'],
  ['5-10 guests, #1, +1 (480) 555-0142, $13.50', '5-10 guests, #1, +1 (480) 555-0142, $13.50'],
])('%j is read as these very words', (text, markdown) => {
  expect(words(text)).toBe(markdown)
})

test('lines and paragraphs stay as they were written, and no line begins a list, a code block or a rule', () => {
  expect(paragraphs('Bring:\n- water\n    shade\n\n\n===\n')).toBe('Bring:  \n\\- water  \nshade\n\n\\===')
  expect(paragraphs(null)).toBe('')
})

test('a heading is one line, and ends in no frame', () => {
  expect(heading(2, 'Room\n#1 #')).toBe('## Room #1 \\#')
  expect(heading(2, null)).toBe('')
})

test('links are whole addresses; what leads nowhere safe is words', () => {
  const to = (href: string) => link({ label: 'See [it]', href }, '/iv-therapy')
  expect(to('/about')).toBe('[See \\[it\\]](https://clinic.example/about)')
  expect(to('#menu')).toBe('[See \\[it\\]](https://clinic.example/iv-therapy#menu)')
  expect(to('https://else.example/a_(b)')).toBe('[See \\[it\\]](https://else.example/a_%28b%29)')
  expect(to('tel:+14805550142')).toBe('[See \\[it\\]](tel:+14805550142)')
  expect(to('javascript:alert(1)')).toBe('See \\[it\\]')
  expect(doAt('Fill in the form', '/contact', 'form')).toBe(
    'Fill in the form: <https://clinic.example/contact#form>',
  )
})

test('lists keep together what belongs to one point', () => {
  expect(list(['a\nb', '', false, 'c'])).toBe('- a\n  b\n- c')
  expect(numbered(['a\n\nb', 'c'])).toBe('1. a\n\n   b\n2. c')
  expect(table(['Pass'], [{ label: 'Price', cells: ['$99'] }])).toBe(
    '|   | Pass |\n| --- | --- |\n| Price | $99 |',
  )
})

test('a price says what it was, and one that is none says nothing', () => {
  vi.spyOn(log, 'error').mockImplementation(() => {})
  expect(price(13, 15)).toBe('**$13** (was $15)')
  expect(price(150, 199, 'worth')).toBe('**$150** (worth $199)')
  expect([price(13, 13), price(null), price(13.005)]).toEqual(['**$13**', '', ''])
})

const span = (text: string, ...marks: string[]) => ({ _type: 'span' as const, _key: text, text, marks })
const block = (children: ReturnType<typeof span>[], more = {}) => ({
  _type: 'block' as const,
  _key: children[0]?.text ?? '',
  children,
  markDefs: [
    { _type: 'textLink' as const, _key: 'l', href: '/terms' },
    { _type: 'textLink' as const, _key: 'bad', href: 'javascript:a' },
  ],
  ...more,
})

test('an editor’s text keeps headings, lists, strong words and links, and its words stay words', () => {
  const text = richText(
    [
      block([span('Who we are')], { style: 'h3' }),
      block([span('We '), span('always ', 'strong'), span('ask', 'em'), span(', see '), span('terms', 'l')]),
      block([span('1'), span('. no list, '), span('x', 'bad')]),
      block([span('one')], { listItem: 'bullet' }),
      block([span('deeper')], { listItem: 'bullet', level: 2 }),
      block([span('first')], { listItem: 'number' }),
      block([span('second')], { listItem: 'number' }),
      block([span('end')]),
    ],
    '/about',
  )
  expect(text).toBe(
    [
      '### Who we are',
      'We **always** *ask*, see [terms](https://clinic.example/terms)',
      '1\\. no list, x',
      '- one\n   - deeper\n1. first\n2. second',
      'end',
    ].join('\n\n'),
  )
})
