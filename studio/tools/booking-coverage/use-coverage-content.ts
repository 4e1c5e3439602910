import { useCallback, useEffect, useRef, useState } from 'react'
import { useClient } from 'sanity'
import type { CoverageContent } from '../../../lib/care/booking/shared/coverage.ts'

const types = [
  'bookingSettings',
  'treatment',
  'ivService',
  'injection',
  'package',
  'membershipPlan',
  'page',
] as const

/** In the order of the pages. */
const contentQuery = `{
  "settings": *[_id == "bookingSettings"][0] {
    bookingScript, bookingAccount, serviceIds[] { name, id }, categoryIds[] { name, id }
  },
  "ivCategories": *[_type == "page" && "ivMenu" in blocks[]._type] | order(path asc)[0]
    .blocks[_type == "ivMenu"][0].categories[] { key, label },
  "treatments": *[_type == "treatment"] | order(order asc, title asc) { _id, "name": title, subtitle, bookingTarget },
  "ivServices": *[_type == "ivService"] | order(order asc, name asc) {
    _id, name, "slug": slug.current, category, bookingTarget
  },
  "injections": *[_type == "injection"] | order(order asc, name asc) { _id, name, "slug": slug.current },
  "packages": *[_type == "package"] | order(order asc, name asc) { _id, name, intakeId },
  "plans": *[_type == "membershipPlan"] | order(order asc, name asc) { _id, name, "slug": slug.current, intakeId }
}`

const changesQuery = '*[_type in $types && !(_id in path("drafts.**"))]'

/**
 * What visitors' bookings go by right now, asked for again with each publish. What is shown stays while it is asked.
 */
export function useCoverageContent() {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [content, setContent] = useState<CoverageContent | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(0)

  const refresh = useCallback(async () => {
    const ours = ++latest.current
    try {
      const options = { perspective: 'published' } as const
      const found = await client.fetch<CoverageContent>(contentQuery, {}, options)
      if (ours !== latest.current) return
      setContent(found)
      setProblem(null)
    } catch (error) {
      if (ours === latest.current) setProblem(error instanceof Error ? error.message : String(error))
    }
  }, [client])

  useEffect(() => {
    const options = { events: ['welcome', 'mutation'], includeResult: false, visibility: 'query' } as const
    // The welcome comes with each new connection: what happened in between is asked for.
    const listening = client
      .listen(changesQuery, { types }, { ...options, events: [...options.events] })
      .subscribe({
        next: () => void refresh(),
        error: (error: Error) => setProblem(error.message),
      })
    void refresh()
    return () => listening.unsubscribe()
  }, [client, refresh])

  return { content, problem, refresh }
}
