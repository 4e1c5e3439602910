import { JSDOM } from 'jsdom'
import { expect, test, vi } from 'vitest'
import { jobsFeed } from './jobs'

const jobs = vi.hoisted(() => ({ all: [] as object[] }))
vi.mock('@/lib/content/server/jobs', () => ({ listJobs: async () => jobs.all }))
vi.mock('@/lib/content/server/settings', () => ({
  getSiteSettings: async () => ({ clinicName: 'Ocotillo & Friends' }),
}))

const job = (_id: string, _updatedAt: string, more = {}) => ({
  _id,
  _createdAt: '2026-10-01T00:00:00Z',
  _updatedAt,
  title: 'Nurse <RN> & more',
  department: 'medical',
  description: 'Visits \u0007 & care',
  requirements: ['RN <license>'],
  type: 'Full-time',
  location: 'Phoenix',
  salaryRange: '$40 an hour',
  applyHref: 'https://apply.example/?a=1&b=2',
  ...more,
})

async function feed() {
  const { window } = new JSDOM()
  const document = new window.DOMParser().parseFromString(await jobsFeed(), 'application/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('the jobs’ feed has what Atom asks of a feed and of each entry, the latest change first (decision 0041)', async () => {
  jobs.all = [
    job('a', '2026-10-02T00:00:00Z'),
    job('b', '2026-10-03T00:00:00Z'),
    job('c', '2026-10-04T00:00:00Z', { description: null }),
  ]
  const document = await feed()
  expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  expect(textsOf(document, 'author > name')).toEqual(['Ocotillo & Friends'])
  expect(textsOf(document, 'entry > updated')).toEqual(['2026-10-03T00:00:00Z', '2026-10-02T00:00:00Z'])
  expect(textsOf(document, 'entry > title')[0]).toBe('Nurse <RN> & more')
  expect(new Set(textsOf(document, 'id')).size).toBe(3)
  expect(textsOf(document, 'content')[0]).toContain('<li>RN &lt;license&gt;</li>')
  expect(document.querySelector('entry link[rel=related]')?.getAttribute('href')).toBe(
    'https://apply.example/?a=1&b=2',
  )
  expect(document.querySelector('feed > link[rel=self]')?.getAttribute('href')).toMatch(/\/jobs\.xml$/)
})

test('without an open position it is an empty feed', async () => {
  jobs.all = []
  const document = await feed()
  expect(document.querySelectorAll('entry')).toHaveLength(0)
  expect(textsOf(document, 'feed > updated')[0]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00-07:00$/)
})
