import { expect, test, vi } from 'vitest'
import { menuOn } from './menu'

const change = new Date('2026-12-01T07:00:00Z')
const read = vi.hoisted(() => vi.fn<(planned: string) => void>())
vi.mock('@/lib/content/schedule/server/groups', () => ({
  lastDueBy: async (moment: Date) => (moment < change ? null : change),
}))
vi.mock('@/lib/content/schedule/server/fetch-at', () => ({
  fetchAt: async (_query: string, _params: object, at: Date) => {
    read(at.toISOString())
    return { services: [], injections: [], areas: [], closedDays: ['2026-12-25'] }
  },
}))
vi.mock('@/lib/content/server/menu', () => ({
  async getQuoteMenu(planned?: (query: string) => Promise<unknown>) {
    if (planned) return planned('')
    read('now')
    return { services: [], injections: [], areas: [], closedDays: null }
  },
}))

test('whoever asks for every day of a year has the content read once for each change, not for each day', async () => {
  const days = Array.from({ length: 365 }, (_, day) => {
    return new Date(Date.UTC(2026, 10, 28 + day)).toISOString().slice(0, 10)
  })
  const menus = await Promise.all(days.map((day) => menuOn(day)))
  expect(read.mock.calls).toEqual([['now'], [change.toISOString()]])
  expect(menus.map(({ day }) => day)).toEqual(days)
  expect(menus.filter(({ isClosed }) => isClosed).map(({ day }) => day)).toEqual(['2026-12-25'])
})
