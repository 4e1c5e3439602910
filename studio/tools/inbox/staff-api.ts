import { createContext, useContext, useMemo } from 'react'
import { useClient } from 'sanity'
import { readRefusal } from '../../../lib/platform/shared/refusal.ts'
import type { Staff } from '../../../lib/platform/staff-session/shared/roles.ts'

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
 * The site's `/api/staff`, asked with the person's own Sanity token; `path` begins after it. Rejects with
 * `StaffProblem`.
 */
export function useStaffApi(): StaffApi {
  const { token } = useClient({ apiVersion: '2025-02-19' }).config()
  return useMemo(() => {
    const ask = async (method: string, path: string, body?: object) => {
      const response = await fetch(`/api/staff/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body && JSON.stringify(body),
      }).catch(() => {
        throw new StaffProblem(0, 'The site isn’t responding. Please check your connection.')
      })
      if (response.ok) return response
      const { message, field } = readRefusal(await response.json().catch(() => null))
      throw new StaffProblem(response.status, message || 'That didn’t work. Please try again.', field)
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
