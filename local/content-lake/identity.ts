import { createHash, timingSafeEqual } from 'node:crypto'
import { unauthorized } from './errors.ts'
import type { Identity, LakeContext } from './types.ts'

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
