import { expect, test } from 'vitest'
import { messageNames } from '../../lib/content/preview/shared/message-names.ts'
import { followersOf } from './tool.tsx'

const site = 'https://clinic.example'
const { here, edited } = messageNames

function newPage() {
  const told: unknown[][] = []
  return { closed: false, postMessage: (...message: unknown[]) => void told.push(message), told }
}

test('a page is told when it says that it is here, and of each edit from then on', () => {
  const followers = followersOf(site)
  const page = newPage()
  followers.tellAll()
  expect(page.told).toEqual([])
  followers.hear({ origin: site, source: page, data: here })
  expect(page.told).toEqual([[edited, site]])
  followers.tellAll()
  expect(page.told).toHaveLength(2)
})

test('a page that says it twice, as after a reload, is told once of each edit', () => {
  const followers = followersOf(site)
  const page = newPage()
  for (let time = 0; time < 2; time++) followers.hear({ origin: site, source: page, data: here })
  page.told.length = 0
  followers.tellAll()
  expect(page.told).toHaveLength(1)
})

test('a page that was closed is told no more, the others are', () => {
  const followers = followersOf(site)
  const pages = [newPage(), newPage()] as const
  for (const source of pages) followers.hear({ origin: site, source, data: here })
  pages[0].closed = true
  followers.tellAll()
  expect(pages.map(({ told }) => told.length)).toEqual([1, 2])
})

test.each([
  ['another origin', { origin: 'https://other.example', data: here }],
  ['another message', { origin: site, data: { type: 'comlink/handshake/syn' } }],
])('%s is not heard', (_, heard) => {
  const followers = followersOf(site)
  const page = newPage()
  followers.hear({ ...heard, source: page })
  followers.tellAll()
  expect(page.told).toEqual([])
})
