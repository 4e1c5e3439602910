import type postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanStack, type SharedStack } from '../../tests/setup/clean-stack.ts'
import { connectToDatabase } from '../../tests/setup/database.ts'
import {
  listFunctions,
  listTables,
  listWritePolicies,
  listWriteRights,
  rightsMeant,
  tryRights,
} from '../rights/document.ts'
import { become } from '../rights/identities.ts'
import { openFunctions, tables } from '../rights/tables.ts'

let stack: SharedStack
let sql: postgres.Sql

beforeAll(async () => {
  stack = await cleanStack()
  sql = await connectToDatabase(stack)
})
afterAll(async () => {
  await sql.end()
})

test('every table of the database stands in this matrix, with its row-level rules on', async () => {
  const found = await listTables(sql)
  expect(found.map(({ name }) => name)).toEqual(Object.keys(tables).sort())
  expect(found.filter(({ isProtected }) => !isProtected)).toEqual([])
})

test('anon can write nothing, nor can anybody who is signed in: no grant, no rule, no sequence, no schema', async () => {
  expect(await listWriteRights(sql)).toEqual([])
  expect(await listWritePolicies(sql)).toEqual([])
})

test('no function is open to visitors but those named here, and each fixes its search path', async () => {
  const found = await listFunctions(sql)
  expect(found.length).toBeGreaterThan(0)
  const open = found.filter(({ anon, authenticated }) => anon || authenticated)
  expect(
    Object.fromEntries(
      open.map(({ name, anon, authenticated }) => [
        name,
        [...(anon ? ['anon'] : []), ...(authenticated ? ['authenticated'] : [])],
      ]),
    ),
  ).toEqual(openFunctions)
  expect(found.filter(({ isDefiner, isPinned }) => isDefiner && !isPinned)).toEqual([])
})

test.each(Object.keys(tables))(
  '%s: everybody can do what the matrix says, and nothing else',
  async (name) => {
    expect(await tryRights(sql, name)).toEqual(rightsMeant(name))
  },
)

test('visitors do not see what is off sale', async () => {
  await sql.unsafe(`insert into public.products ${tables.products?.row}`)
  await sql`update public.products set is_active = false`
  const seen = await sql.begin(async (transaction) => {
    await become(transaction, 'anon')
    return (await transaction`select id from public.products`).length
  })
  expect(seen).toBe(0)
})
