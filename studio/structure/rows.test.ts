import { expect, test } from 'vitest'
import { blockTypes } from '../../schemas/blocks/index.ts'
import type { Descriptor } from '../../schemas/descriptor.ts'
import { descriptors } from '../../schemas/descriptors.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { singletons } from '../../schemas/singletons/index.ts'
import { deskGroups, deskRow } from './rows.ts'
import { rowsShownBy } from './structure.ts'

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name as string)
const rows = deskGroups.flatMap((group) => group.rows)
const homes = rows.filter(({ holds }) => holds !== 'some').map(({ type }) => type)

test('every type of document is described, and has one place on the desk unless a tool lists it', () => {
  expect(Object.keys(descriptors).sort()).toEqual([...documentTypes].sort())
  expect([...homes, 'truthNote'].sort()).toEqual([...documentTypes].sort())
})

test('a list of some documents stands after the list of all of them', () => {
  for (const { id, type, holds } of rows) {
    if (holds !== 'some') continue
    const ids = rows.map((row) => row.id)
    expect(ids.indexOf(type), `${id} shows some of ${type}`).toBeLessThan(ids.indexOf(id))
  }
})

test('exactly the singletons are opened without a list', () => {
  const opened = rows.filter(({ holds }) => holds === 'only').map(({ type }) => type)
  expect(opened.sort()).toEqual(singletons.map(({ name }) => name as string).sort())
})

test('no two rows have the same id or the same title', () => {
  for (const key of ['id', 'title'] as const) {
    const values = rows.map((row) => row[key])
    expect(new Set(values).size).toBe(values.length)
  }
})

test('every list a block shows is on the desk, and every block a type is shown in exists', () => {
  for (const { name } of blockTypes) for (const id of rowsShownBy(name)) expect(deskRow(id).id).toBe(id)
  const shownIn = Object.values<Descriptor>(descriptors).flatMap(({ shownIn }) => shownIn?.blocks ?? [])
  const known = blockTypes.map(({ name }) => name as string)
  expect(shownIn.map(({ type }) => type).filter((type) => !known.includes(type))).toEqual([])
})

test.each([
  ['zipCheck', null, ['serviceArea', 'zipCheckText']],
  ['pastEventList', null, ['pastEvents']],
  ['productList', 'plans', ['membershipPlan']],
  ['productList', 'treatments', []],
  ['richText', null, []],
])('%s of the kind %s shows %j', (block, kind, rows) => {
  expect(rowsShownBy(block, kind)).toEqual(rows)
})
