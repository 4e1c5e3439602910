import 'server-only'
import { parse, type SchemaType, type TypeNode, typeEvaluate } from 'groq-js'
import { fitToType } from './fit-to-type'
import schemaJson from './schema.json'

const schema = schemaJson as SchemaType
const namedTypes = new Map(schema.map((type) => [type.name, typeOf(type)]))
const resultTypes = new Map<string, TypeNode>()
const mostLines = 5

/**
 * The query's result with everything taken out that is not as the generated types promise, and a line in the log that
 * names the document (docs/decisions/0007-bad-content.md).
 */
export function tolerate(query: string, result: unknown, tags: string[]): unknown {
  const problems: string[] = []
  const report = (where: string, problem: string) => {
    problems.push(`${documentAt(result, where) ?? tags.join(' ')}: ${where || 'all of it'}: ${problem}`)
  }
  const fitted = fitToType(result, resultType(query), report, (name) => namedTypes.get(name))
  for (const problem of problems.slice(0, mostLines))
    console.error(`Content left out of the page: ${problem}`)
  if (problems.length > mostLines)
    console.error(`Content left out of the page: ${problems.length} places in all`)
  return fitted
}

function resultType(query: string): TypeNode {
  const known = resultTypes.get(query)
  if (known) return known
  // Which numbers a slice is of makes no other type, but without any it can't be parsed.
  const type = typeEvaluate(parse(query.replace(/\[\$\w+\.\.\.\$\w+\]/g, '[0...1]')), schema)
  resultTypes.set(query, type)
  return type
}

function typeOf(type: SchemaType[number]): TypeNode {
  return type.type === 'document' ? { type: 'object', attributes: type.attributes } : type.value
}

/** The id of the innermost document around this place. */
function documentAt(result: unknown, where: string): string | undefined {
  let id: string | undefined
  let here = result
  for (const part of ['', ...(where.match(/[^.[\]]+/g) ?? [])]) {
    if (part) here = (here as Record<string, unknown> | null | undefined)?.[part]
    const found = (here as { _id?: unknown } | null | undefined)?._id
    if (typeof found === 'string') id = found
  }
  return id
}
