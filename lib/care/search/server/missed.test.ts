import { beforeEach, expect, test, vi } from 'vitest'
import { loadsSeeds } from '@/tests/fixtures/seed-search'
import { listMissedWords, noteMissedWords } from './missed'

type Noted = { p_words: string; p_word_hash: string; p_sender_hash: string }
const calls = vi.hoisted(() => ({
  noted: [] as Noted[],
  listed: [] as { words: string; networks: number; sent_on: string }[],
  isCounting: true,
}))
vi.mock('@/lib/content/server/load', async (original) => loadsSeeds(await original()))
vi.mock('@/lib/content/server/search', async (original) => ({
  ...(await original<object>()),
  getSearchSettings: async () => ({ groups: [], isMissedCounted: calls.isCounting }),
}))
vi.mock('@/lib/platform/db/server/database', () => ({
  callDatabase: async (name: string, _words: string, args: Noted) => {
    if (name === 'note_missed_words') calls.noted.push(args)
    return name === 'list_missed_words' ? calls.listed : true
  },
}))
vi.mock('@/lib/platform/security/server/secrets', () => ({ signingSecret: () => 'secret' }))

beforeEach(() => {
  calls.noted.length = 0
  calls.isCounting = true
})
const note = (words: string, address: string) =>
  noteMissedWords(words, new Headers({ 'x-forwarded-for': address }))
const senders = () => new Set(calls.noted.map(({ p_sender_hash }) => p_sender_hash)).size

test('one network is one sender, whatever it says of itself; two words of it can’t be brought together (decision 0047)', async () => {
  await note('Ketamine', '203.0.113.7')
  await note('ketamine 480-555-0142', '203.0.113.200')
  await note('ketamine maria@example.com', '198.51.100.1, 192.0.2.1, 203.0.113.9')
  expect(calls.noted.map(({ p_words }) => p_words)).toEqual(['ketamine', 'ketamine', 'ketamine'])
  expect(senders()).toBe(1)
  await note('ketamine', '192.0.2.1')
  expect(senders()).toBe(2)
  await note('botox', '203.0.113.7')
  expect(senders()).toBe(3)
  expect(JSON.stringify(calls.noted)).not.toMatch(/203\.0|maria|480/)
})

test('what finds something, what is nobody’s and what is switched off is not noted (decision 0047)', async () => {
  await note('hangover', '192.0.2.50')
  await note('480-555-0142', '192.0.2.50')
  await noteMissedWords('ketamine', new Headers())
  calls.isCounting = false
  await note('ketamine', '192.0.2.50')
  expect(calls.noted).toEqual([])
  expect(await listMissedWords()).toEqual({ isCounting: false, items: [] })
})

test('a network is noted 20 times a day (decision 0047)', async () => {
  for (let n = 0; n < 25; n += 1) await note(`zzq${String.fromCharCode(97 + n).repeat(5)}`, '198.51.100.77')
  expect(calls.noted).toHaveLength(20)
})

test('staff see no words that find something by now (decision 0047)', async () => {
  calls.listed = ['hangover', 'ketamine'].map((words) => ({ words, networks: 6, sent_on: '2026-11-21' }))
  expect(await listMissedWords()).toEqual({
    isCounting: true,
    items: [{ words: 'ketamine', networks: 6, sentOn: '2026-11-21' }],
  })
})
