import { createHash, timingSafeEqual } from 'node:crypto'
import { unauthorized } from './errors.ts'
import type { Identity, LakeContext, People, Person } from './types.ts'

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

const digest = (token: string) => createHash('sha256').update(token).digest()

/** Finds whose token a request carries in `Authorization: Bearer …`; throws Sanity's 401 when it is nobody's. */
export function createIdentify({ people, robots }: Pick<LakeContext, 'people' | 'robots'>) {
  const known = robots.map(({ name, role, token }) => {
    const identity: Identity = { id: `robot-${name}`, name, email: '', role, kind: 'robot' }
    return { digest: digest(token), identity }
  })
  return async (request: Request): Promise<Identity> => {
    const token = request.headers.get('authorization')?.match(/^Bearer\s+(\S+)\s*$/i)?.[1]
    if (!token) throw unauthorized()
    const given = digest(token)
    const robot = known.find((entry) => timingSafeEqual(entry.digest, given))
    if (robot) return robot.identity
    const person = (await people.members()).find((one) => timingSafeEqual(digest(one.token), given))
    if (!person) throw unauthorized()
    const { id, name, email, role } = person
    return { id, name, email, role, kind: 'person' }
  }
}
