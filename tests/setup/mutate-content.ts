import type { Content } from './content'

type Random = () => number
/** A document as a careless import could have written it, and what was done to it. */
export type Mutant = { document: Content; original: Content; what: string; isNamed: boolean }

const wrong = [5, true, 'x', '', [], {}, [1, null], { a: { b: 1 } }, null, -1e30, 'javascript:alert(1)', [[]]]

/** The same sequence of numbers from 0 to 1 for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One mutant per turn, of each document and kind in turn, so that every one of them comes up. */
export function mutate(documents: Content[], turn: number, random: Random): Mutant {
  const kinds = [wrongType, missing, megabyte, strangeBlock, goneReference, loop, wrongType, repeated]
  const original = documents[turn % documents.length] as Content
  const document = structuredClone(original)
  const kind = kinds[Math.floor(turn / documents.length + turn) % kinds.length] ?? wrongType
  const { what, isNamed = false } = kind(document, random)
  return { document, original, what: `${original._id}: ${what}`, isNamed }
}

type Done = { what: string; isNamed?: boolean }

function wrongType(document: Content, random: Random): Done {
  const { holder, name, path } = pick(places(document), random)
  holder[name] = pick(wrong, random)
  return { what: `${path} is ${JSON.stringify(holder[name])}` }
}

function missing(document: Content, random: Random): Done {
  const { holder, name, path } = pick(places(document), random)
  if (Array.isArray(holder)) holder.splice(Number(name), 1)
  else delete holder[name]
  return { what: `${path} is missing` }
}

function megabyte(document: Content, random: Random): Done {
  const texts = places(document).filter(
    ({ holder, name }) => typeof holder[name] === 'string' && !name.startsWith('_'),
  )
  const { holder, name, path } = pick(texts, random)
  holder[name] = `${holder[name]} ${'drip '.repeat(200_000)}`
  return { what: `${path} is a megabyte` }
}

/** A block no program knows; in documents without blocks, a field no type has. */
function strangeBlock(document: Content): Done {
  const strange = { _type: 'mystery', _key: 'mystery', words: { deep: [1, 'two', { three: null }] } }
  if (!Array.isArray(document.blocks)) {
    document.mystery = strange
    return { what: 'an unknown field' }
  }
  document.blocks = [strange, null, 'words', 7, ...document.blocks]
  return { what: 'unknown blocks', isNamed: true }
}

function goneReference(document: Content): Done {
  const gone = { _type: 'reference', _ref: 'was-deleted', _weak: true }
  for (const { holder, name } of places(document)) {
    const value = holder[name] as { _ref?: string } | null
    if (typeof value === 'object' && value?._ref) Object.assign(value, gone)
  }
  const [first] = Array.isArray(document.blocks) ? document.blocks : []
  if (first)
    Object.assign(first, { featuredInjection: gone, image: { _type: 'accessibleImage', asset: gone } })
  document.image = { _type: 'accessibleImage', asset: gone }
  return { what: 'references to what was deleted' }
}

function loop(document: Content): Done {
  const self = { _type: 'reference', _ref: document._id, _weak: true, _key: 'self' }
  for (const name of ['parent', 'related', 'featuredInjection', 'link']) document[name] = self
  if (Array.isArray(document.blocks)) {
    document.blocks = document.blocks.map((block) => ({ ...block, featuredInjection: self, link: self }))
  }
  return { what: 'references to itself' }
}

function repeated(document: Content, random: Random): Done {
  const lists = places(document).filter(({ holder, name }) => Array.isArray(holder[name]))
  if (lists.length === 0) return missing(document, random)
  const { holder, name, path } = pick(lists, random)
  const list = holder[name] as unknown[]
  holder[name] = Array.from({ length: 40 }, () => list).flat()
  return { what: `${path} is repeated with the same keys` }
}

type Place = { holder: Record<string, unknown>; name: string; path: string }

/** Every place in the document but its identity and its address. */
function places(document: Content): Place[] {
  const found: Place[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    for (const [name, child] of Object.entries(value)) {
      const here = path ? `${path}.${name}` : name
      const isIdentity = !path && (name.startsWith('_') || name === 'path')
      if (!isIdentity) found.push({ holder: value as Record<string, unknown>, name, path: here })
      walk(child, here)
    }
  }
  walk(document, '')
  return found
}

function pick<Item>(items: Item[], random: Random): Item {
  return items[Math.floor(random() * items.length)] as Item
}
