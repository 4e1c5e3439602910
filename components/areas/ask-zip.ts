import type { SendingWords } from '@/components/forms/words'
import { keepVisit } from '@/lib/care/areas/browser/kept-visit'
import { readZip } from '@/lib/care/areas/shared'
import { askApi } from '@/lib/platform/browser/api-client'
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

type Words = { invalidText: string; failureText: string }

/** What the server says of this ZIP code; `failed` when it says nothing, `invalid` when it is none. Never rejects. */
export async function askZip(typed: string, { invalidText, failureText }: Words): Promise<ZipAnswer> {
  const zip = readZip(typed)
  if (!zip) return { kind: 'invalid', message: invalidText }
  const { outcome, body } = await askApi(`/api/areas/zip?zip=${zip}`, { timeoutMs: 8_000 })
  if (outcome !== 'answered') return { kind: 'failed', message: failureText }
  const answer = body as ZipAnswer
  if (answer.kind === 'area') keepVisit({ zip })
  return answer.kind === 'outside' ? withWaitlist(answer) : answer
}

type Outside = Extract<ZipAnswer, { kind: 'outside' }>

async function withWaitlist(answer: Outside): Promise<ZipAnswer> {
  const loaded = await import('./zip-waitlist').catch(() => null)
  return loaded ? { ...answer, Waitlist: loaded.ZipWaitlist } : answer
}
