import { createHash, timingSafeEqual } from 'node:crypto'
import { unauthorized } from './errors.ts'
import type { Identity, LakeContext } from './types.ts'

const digest = (token: string) => createHash('sha256').update(token).digest()

/** Finds whose token a request carries in `Authorization: Bearer …`; throws Sanity's 401 when it is nobody's. */
export function createIdentify({ people, robots }: Pick<LakeContext, 'people' | 'robots'>) {
  const known = [
    ...people.map(({ id, name, email, role, token }) => {
      return { digest: digest(token), identity: { id, name, email, role, kind: 'person' } as Identity }
    }),
    ...robots.map(({ name, role, token }) => {
      const identity: Identity = { id: `robot-${name}`, name, email: '', role, kind: 'robot' }
      return { digest: digest(token), identity }
    }),
  ]
  return (request: Request): Identity => {
    const token = request.headers.get('authorization')?.match(/^Bearer\s+(\S+)\s*$/i)?.[1]
    const given = token && digest(token)
    const found = given && known.find((entry) => timingSafeEqual(entry.digest, given))
    if (!found) throw unauthorized()
    return found.identity
  }
}
