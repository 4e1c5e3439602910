import { useCallback, useEffect, useRef, useState } from 'react'
import { useStaffApi } from '../staff-api.ts'

type Page<Item> = { items: Item[]; next: string | null; now: string }
type Pages<Item, More> = Partial<Page<Item> & More> & { problem: string | null }

const perPage = 50
const maxAtOnce = 200

/**
 * A list of the server's that answers {items, next, now} (and `More`) and takes `limit` and `after`. `refresh` reads
 * again as much as is shown; what is shown stays until the answer is there, so neither scroll nor focus is lost.
 */
export function usePages<Item extends { id: string }, More = object>(path: string) {
  const api = useStaffApi()
  const [pages, setPages] = useState<Pages<Item, More>>({ problem: null } as Pages<Item, More>)
  const latest = useRef(0)
  const shown = useRef(0)
  shown.current = pages.items?.length ?? 0

  const read = useCallback(
    async (limit: number, after: string | null) => {
      const ours = ++latest.current
      const query = new URLSearchParams({ limit: String(limit), ...(after && { after }) })
      try {
        const page = await api.read<Page<Item> & More>(`${path}${path.includes('?') ? '&' : '?'}${query}`)
        if (ours !== latest.current) return
        setPages((before) => ({
          ...page,
          items: after ? [...(before.items ?? []), ...page.items] : page.items,
          problem: null,
        }))
      } catch (error) {
        if (ours === latest.current)
          setPages((before) => ({
            ...before,
            problem: error instanceof Error ? error.message : String(error),
          }))
      }
    },
    [api, path],
  )
  useEffect(() => void read(perPage, null), [read])

  const refresh = useCallback(() => read(Math.min(maxAtOnce, Math.max(perPage, shown.current)), null), [read])
  const readMore = () => read(perPage, pages.next ?? null)
  return { ...pages, refresh, readMore }
}
