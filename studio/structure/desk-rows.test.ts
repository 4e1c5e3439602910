import { expect, test } from 'vitest'
import { blockTypes } from '../../schemas/blocks/index.ts'
import { schemaTypes, singletons } from '../../schemas/index.ts'
import { byTools } from './row.ts'
import { deskGroups, deskRow } from './rows.ts'
import { listedKinds, shownBy } from './structure.ts'

const documentTypes = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name as string)
const rows = deskGroups.flatMap((group) => group.rows)
const homes = rows.filter(({ holds }) => holds !== 'some').map(({ type }) => type)

test('every type of document has one place on the desk, or belongs to a tool, and none is lost', () => {
  expect([...homes, ...byTools].sort()).toEqual([...documentTypes].sort())
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

test('every block says which lists it shows, and every such list exists', () => {
  expect(Object.keys(shownBy).sort()).toEqual(blockTypes.map(({ name }) => name as string).sort())
  for (const id of [...Object.values(shownBy).flat(), ...Object.values(listedKinds)])
    expect(deskRow(id).id).toBe(id)
})
