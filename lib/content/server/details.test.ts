import { expect, test, vi } from 'vitest'
import { evaluateQuery } from '@/lib/content/schedule/server/fetch-at'
import { seeds } from '@/tests/fixtures/seed-search'
import { tagsOf } from './changes'
import { getDetail } from './details'

const used = vi.hoisted(() => new Set<string>())
vi.mock('./load', () => ({
  loadContent: (query: string, { params = {}, tags }: { params?: object; tags: string[] }) => {
    for (const tag of tags) used.add(tag)
    return evaluateQuery(query, params as Record<string, unknown>, seeds as never[], new Date())
  },
}))

test.each([
  ['injection', 'zinc', 'taurine'],
  ['ivService', 'hangover', 'myers'],
] as const)(
  'the page of one %s is renewed when it is published, not when another is',
  async (type, slug, other) => {
    used.clear()
    expect(await getDetail({ type, slug })).toMatchObject({ type, of: { slug } })
    const isRenewedBy = (slug: string) =>
      tagsOf({ _id: 'x', _type: type, operation: 'update', path: `${folders[type]}/${slug}` }).some((tag) =>
        used.has(tag),
      )
    expect([isRenewedBy(slug), isRenewedBy(other)]).toEqual([true, false])
  },
)

const folders = { injection: '/vitamin-injections', ivService: '/iv-therapy' }
