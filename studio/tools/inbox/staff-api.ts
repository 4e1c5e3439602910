import { createContext, useContext, useMemo } from 'react'
import { useClient } from 'sanity'
import { readRefusal } from '../../../lib/platform/shared/refusal.ts'
import type { Staff } from '../../../lib/platform/staff-session/shared/roles.ts'
import { secondFactorHeader } from '../../../lib/platform/staff-session/shared/second-factor.ts'
import { asksForFactor, question } from './second-factor/question.ts'

/** A refusal of the server: its own sentence, and the field it is about if there is one. */
export class StaffProblem extends Error {
  readonly status: number
  readonly field: string | null
  constructor(status: number, message: string, field: string | null = null) {
    super(message)
    this.status = status
    this.field = field
  }
}

export type StaffApi = {
  read<Answer>(path: string): Promise<Answer>
  change<Answer>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object): Promise<Answer>
  /** A file the server makes: its bytes and its name. */
  download(path: string): Promise<{ blob: Blob; name: string }>
}

/**
 * The site's `/api/staff`, asked with the person's own Sanity token; `path` begins after it. Where it wants a second
 * factor the person is asked, and the call goes on. Rejects with `StaffProblem`.
 */
export function useStaffApi(): StaffApi {
  const { token } = useClient({ apiVersion: '2025-02-19' }).config()
  return useMemo(() => {
    const send = (method: string, path: string, body?: object, code?: string) =>
      fetch(`/api/staff/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(code && { [secondFactorHeader]: code }),
        },
        body: body && JSON.stringify(body),
      }).catch(() => null)
    const ask = async (method: string, path: string, body?: object, code?: string): Promise<Response> => {
      const response = await send(method, path, body, code)
      const refusal = response && !response.ok && readRefusal(await response.json().catch(() => null))
      if (refusal && asksForFactor(refusal)) {
        const typed = await question.ask(refusal)
        if (typed !== null) return ask(method, path, body, typed)
        throw new StaffProblem(403, 'Nothing was done: this needs your second factor.')
      }
      if (code !== undefined) question.end()
      if (!response) throw new StaffProblem(0, 'The site isn’t responding. Please check your connection.')
      if (!refusal) return response
      throw new StaffProblem(
        response.status,
        refusal.message || 'That didn’t work. Please try again.',
        refusal.field,
      )
    }
    return {
      read: async (path) => (await ask('GET', path)).json(),
      change: async (method, path, body) => (await ask(method, path, body)).json(),
      download: async (path) => {
        const response = await ask('GET', path)
        const name = response.headers.get('content-disposition')?.match(/filename="([^"]+)"/)?.[1]
        return { blob: await response.blob(), name: name ?? 'download' }
      },
    }
  }, [token])
}

export const StaffContext = createContext<Staff | null>(null)

/** Who is logged in. Only below the inbox. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('useStaff is used outside of the inbox')
  return staff
}
