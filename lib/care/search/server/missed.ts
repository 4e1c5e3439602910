import 'server-only'
import { createHmac } from 'node:crypto'
import { getSearchSettings } from '@/lib/content/server/search'
import { callDatabase } from '@/lib/platform/db/server/database'
import { callerNetwork } from '@/lib/platform/http/server/answer'
import { secondsToWait } from '@/lib/platform/http/server/limits'
import { signingSecret } from '@/lib/platform/security/server/secrets'
import { now } from '@/lib/platform/server/clock'
import { missedWords } from '../shared/missed-words'
import { searchPublished } from './search-published'

export type MissedWords = { words: string; networks: number; sentOn: string }

/**
 * Notes that a network looked for words that find nothing; readable only from the fifth network on. Whatever is not to
 * be noted is dropped without a word: words that find something, a network that sent too many, a switched-off count.
 * Throws when the CMS or the database fails.
 */
export async function noteMissedWords(
  query: string,
  headers: { get(name: string): string | null },
): Promise<void> {
  const words = missedWords(query)
  const network = callerNetwork(headers)
  if (!words || !network) return
  if (!(await isCounting()) || (await searchPublished(words)).length > 0) return
  if ((await secondsToWait('missed-words', network)) !== null) return
  if ((await secondsToWait('missed-words-overall')) !== null) return
  const hash = (text: string) =>
    createHmac('sha256', signingSecret('missed-words')).update(text).digest('base64url')
  await callDatabase('note_missed_words', 'Words that found nothing could not be counted', {
    p_words: words,
    p_word_hash: hash(words),
    // Another one for each word: two words of one network can't be brought together.
    p_sender_hash: hash(`${words}\n${network}`),
    p_now: now().toISOString(),
  })
}

const isCounting = async () => (await getSearchSettings())?.isMissedCounted !== false

/** What five networks or more looked for in 30 days, and what still finds nothing; the most wanted first. */
export async function listMissedWords(): Promise<{ isCounting: boolean; items: MissedWords[] }> {
  if (!(await isCounting())) return { isCounting: false, items: [] }
  const rows = await callDatabase('list_missed_words', 'Words that found nothing could not be read', {
    p_now: now().toISOString(),
  })
  const finds = await Promise.all(rows.map(({ words }) => searchPublished(words)))
  return {
    isCounting: true,
    items: rows.flatMap(({ words, networks, sent_on }, index) =>
      finds[index]?.length === 0 ? [{ words, networks, sentOn: sent_on }] : [],
    ),
  }
}

/** Forgets what nobody looked for in 30 days; everything where editors switched the count off. */
export async function forgetMissedWords(): Promise<void> {
  await callDatabase('forget_missed_words', 'Words that found nothing could not be forgotten', {
    p_all: !(await isCounting()),
    p_now: now().toISOString(),
  })
}
