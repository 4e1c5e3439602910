import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from '../../lib/truth/model.ts'
import { publishFix, writeFix } from '../../studio/tools/truth-check/fix.ts'
import { createContentStore } from '../../studio/tools/truth-check/stored-content.ts'
import { notesIn, removeNote, writeNote } from '../../studio/tools/truth-check/words.ts'
import { startLake, type TestLake } from '../setup/lake.ts'

let lake: TestLake
const editor = () => lake.client('editor')
const get = (id: string) => editor().getDocument(id)

const finding: Finding = {
  key: 'prices|treatment-r#price=$149|service-r#price=$165',
  rule: 'prices',
  severity: 'error',
  sentence: 'Rehydrate has two prices.',
  places: [
    { documentId: 'treatment-r', type: 'treatment', path: 'price', label: 'Rehydrate (treatment) · Price' },
    { documentId: 'service-r', type: 'ivService', path: 'price', label: 'Rehydrate (IV service) · Price' },
  ],
  fixes: [],
}

const fix = {
  label: 'Use $155 in both',
  changes: [
    { documentId: 'treatment-r', path: 'price', from: 149, to: 155 },
    { documentId: 'service-r', path: 'dosages[_key=="a"].price', from: 165, to: 155 },
  ],
}

beforeAll(async () => {
  lake = await startLake()
})
afterAll(() => lake.stop())

beforeEach(async () => {
  await editor()
    .transaction()
    .delete('drafts.treatment-r')
    .delete('drafts.service-r')
    .createOrReplace({ _id: 'treatment-r', _type: 'treatment', title: 'Rehydrate', price: 149 })
    .createOrReplace({ _id: 'service-r', _type: 'ivService', dosages: [{ _key: 'a', price: 165 }] })
    .commit()
})

test('a fix is written as drafts of all its documents, and published at once by one more step', async () => {
  const written = await writeFix(editor(), finding, fix)
  expect(written).toMatchObject({ own: [{ id: 'treatment-r' }, { id: 'service-r' }], shared: [] })
  expect(await get('treatment-r')).toMatchObject({ price: 149 })
  expect(await get('drafts.treatment-r')).toMatchObject({ title: 'Rehydrate', price: 155 })
  expect(await get('drafts.service-r')).toMatchObject({ dosages: [{ _key: 'a', price: 155 }] })
  await publishFix(editor(), written.own)
  expect(await get('treatment-r')).toMatchObject({ price: 155 })
  expect(await get('service-r')).toMatchObject({ dosages: [{ _key: 'a', price: 155 }] })
  expect(await get('drafts.treatment-r')).toBeUndefined()
})

test('a draft somebody has begun keeps its words, and is not published along', async () => {
  await editor().create({ _id: 'drafts.treatment-r', _type: 'treatment', title: 'Rehydrate!', price: 149 })
  const written = await writeFix(editor(), finding, fix)
  expect(written).toMatchObject({
    own: [{ id: 'service-r' }],
    shared: [{ id: 'treatment-r', type: 'treatment' }],
  })
  expect(await get('drafts.treatment-r')).toMatchObject({ title: 'Rehydrate!', price: 155 })
  await publishFix(editor(), written.own)
  expect(await get('treatment-r')).toMatchObject({ title: 'Rehydrate', price: 149 })
})

test('nothing is written when one of the values has changed', async () => {
  await editor().patch('service-r').set({ 'dosages[_key=="a"].price': 170 }).commit()
  await expect(writeFix(editor(), finding, fix)).rejects.toThrow('“170” now, not “165”')
  expect(await get('drafts.treatment-r')).toBeUndefined()
})

test('what somebody changed after the fix is not published with it', async () => {
  const { own } = await writeFix(editor(), finding, fix)
  await editor().patch('drafts.treatment-r').set({ title: 'Rehydrate, half written' }).commit()
  await expect(publishFix(editor(), own)).rejects.toThrow('Someone has changed these documents since.')
  expect(await get('treatment-r')).toMatchObject({ title: 'Rehydrate', price: 149 })
  expect(await get('service-r')).toMatchObject({ dosages: [{ price: 165 }] })
})

test('a clinician drafts a fix which somebody else publishes; the front desk changes nothing', async () => {
  await expect(writeFix(lake.client('viewer'), finding, fix)).rejects.toMatchObject({ statusCode: 403 })
  const { own } = await writeFix(lake.client('contributor'), finding, fix)
  await expect(publishFix(lake.client('contributor'), own)).rejects.toMatchObject({ statusCode: 403 })
  await publishFix(lake.client('administrator'), own)
  expect(await get('treatment-r')).toMatchObject({ price: 155 })
})

test('one store sees content, drafts and notes as they come, and the note goes again', async () => {
  const store = createContentStore(editor(), ['treatment', 'truthNote'])
  const leave = store.subscribe(() => undefined)
  const prices = () => store.getSnapshot().documents?.map(({ _id, price }) => `${_id} ${price}`)
  await vi.waitFor(() => expect(prices()).toContain('treatment-r 149'), 30_000)
  expect(prices()).not.toContain('service-r undefined')
  await writeFix(lake.client('contributor'), finding, fix)
  await vi.waitFor(() => expect(prices()).toContain('drafts.treatment-r 155'), 30_000)

  const note = {
    findingKey: finding.key,
    reason: 'The home price is a special.',
    by: 'Ed',
    at: '2027-01-01T08:00:00Z',
  }
  const notes = () => notesIn(store.getSnapshot().documents ?? [])
  await expect(writeNote(lake.client('contributor'), note)).rejects.toMatchObject({ statusCode: 403 })
  await writeNote(editor(), note)
  await writeNote(editor(), { ...note, reason: 'Said better than before.' })
  await vi.waitFor(() => expect(notes()).toMatchObject([{ reason: 'Said better than before.' }]), 30_000)
  await removeNote(editor(), note)
  await vi.waitFor(() => expect(notes()).toEqual([]), 30_000)
  leave()
})
