import { afterEach, expect, test, vi } from 'vitest'
import { listJobs } from './jobs'

vi.mock('./load', () => ({
  loadContent: async () => [
    { _id: 'open', closesOn: null },
    { _id: 'closing', closesOn: '2027-03-31' },
  ],
}))

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['2027-03-31T12:00:00-07:00', ['open', 'closing']],
  ['2027-03-31T23:59:59-07:00', ['open', 'closing']],
  ['2027-04-01T00:00:00-07:00', ['open']],
])('at %s in Arizona the jobs %j are open', async (at, ids) => {
  vi.useFakeTimers({ now: new Date(at) })
  expect((await listJobs()).map(({ _id }) => _id)).toEqual(ids)
})
