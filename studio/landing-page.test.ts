import { expect, test } from 'vitest'
import { remarksOn } from '../tests/fixtures/validate-content.ts'
import { landingPage } from './landing-page.ts'

const started = { _id: 'page-new', _type: 'page', ...(landingPage.value as { blocks: object[] }) }
const [opening, text, booking] = started.blocks

test('a new landing page asks for what only its author can know, and nothing else', async () => {
  const remarks = await remarksOn(started, [])
  expect(remarks.map(({ field }) => field).sort()).toEqual([
    'blocks.opening.heading',
    'blocks.text.body',
    'path',
    'title',
  ])
})

test('with a title, an address, a heading and a text it can be published', async () => {
  const span = { _type: 'span', _key: 's', text: 'Drips beside the finish line.', marks: [] }
  const paragraph = { _type: 'block', _key: 'p', style: 'normal', markDefs: [], children: [span] }
  const page = {
    ...started,
    title: 'Race day',
    path: '/race-day',
    blocks: [{ ...opening, heading: 'Race day' }, { ...text, body: [paragraph] }, booking],
  }
  expect(await remarksOn(page, [])).toEqual([])
})
