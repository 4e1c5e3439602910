import type { Identity, People, Person } from './types.ts'

const msBetweenLooks = 1000

/** People who never change. */
export const fixedPeople = (people: Person[]): People => ({
  members: async () => people,
  named: async (id) => people.find((one) => one.id === id),
})

/**
 * Ends the open streams of whoever is no member any more, within a second or so. Returns `watch(identity, end)`,
 * which gives the way to stop watching. Members are asked for only while a stream of a person is open.
 */
export function createWatch({ members }: People) {
  const open = new Set<{ id: string; end: () => void }>()
  let timer: NodeJS.Timeout | undefined

  async function look() {
    // Who can't be asked for now is looked for again in a second.
    const found = await members().catch(() => null)
    if (!found) return
    const ids = new Set(found.map(({ id }) => id))
    for (const stream of [...open]) if (!ids.has(stream.id)) stream.end()
  }

  return ({ id, kind }: Identity, end: () => void): (() => void) => {
    if (kind !== 'person') return () => undefined
    const stream = { id, end }
    open.add(stream)
    timer ??= setInterval(look, msBetweenLooks).unref()
    return () => {
      open.delete(stream)
      if (open.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}
