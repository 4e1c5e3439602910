import type { SendingWords } from '@/components/forms/words'
import type { ZipWaitlist } from './zip-waitlist'

export type ZipAnswer =
  | { kind: 'area'; title: string; time: string | null; noTime: string; fee: string }
  /** Without its form where that did not load. */
  | {
      kind: 'outside'
      zip: string
      title: string
      text: string
      words: SendingWords
      Waitlist?: typeof ZipWaitlist
    }
  | { kind: 'invalid' | 'failed'; message: string }

const patienceMs = 8000

/** What the server says of this ZIP code; `failed` with these words when it says nothing. Never rejects. */
export async function askZip(typed: string, failureText: string): Promise<ZipAnswer> {
  try {
    const response = await fetch(`/api/areas/zip?zip=${encodeURIComponent(typed)}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await response.json()
    if (response.status === 400 && body.field === 'zip') return { kind: 'invalid', message: body.message }
    if (response.ok) return body.kind === 'outside' ? await withWaitlist(body) : body
  } catch {
    // Not reached, or not answered in our words.
  }
  return { kind: 'failed', message: failureText }
}

type Outside = Extract<ZipAnswer, { kind: 'outside' }>

async function withWaitlist(answer: Outside): Promise<ZipAnswer> {
  const loaded = await import('./zip-waitlist').catch(() => null)
  return loaded ? { ...answer, Waitlist: loaded.ZipWaitlist } : answer
}
