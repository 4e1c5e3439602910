import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Problem } from './demo/problem.ts'
import { root } from './demo/settings.ts'

const lists = {
  documents: { name: 'documentTypes', about: 'What editors list on the desk.' },
  singletons: {
    name: 'singletons',
    about: "Types of which exactly one document exists; its `_id` is the type's name.",
  },
  blocks: { name: 'blockTypes', about: 'What pages are made of, in the order the Studio offers it.' },
  objects: { name: 'objectTypes', about: 'What documents and blocks are made of.' },
}

/** `index.ts` of each folder of schemas, by path: its list of what its files define. */
export const schemaLists = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(lists).map(([folder, list]) => {
      const path = join(root, 'schemas', folder)
      return [join(path, 'index.ts'), listOf(path, list)]
    }),
  )

/** Writes them. */
export function writeSchemaLists(): void {
  for (const [path, text] of Object.entries(schemaLists())) writeFileSync(path, text)
}

function listOf(folder: string, { name, about }: { name: string; about: string }): string {
  const stems = readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !/^index\.ts$|\.test\.ts$/.test(file))
    .map((file) => file.slice(0, -3))
    .sort()
  const files = new Map(stems.map((stem) => [exportOf(folder, stem), stem]))
  const imports = [...files].map(([type, stem]) => `import { ${type} } from './${stem}.ts'\n`)
  // The Studio offers them in this order, which is a person's: what is new comes last until somebody moves it.
  const listed = lastOrder(folder).filter((type) => files.has(type))
  const rows = [...new Set([...listed, ...files.keys()])].map((type) => `  ${type},\n`)
  return `// Made from the files beside by \`npm run typegen\`, but for the order of the list.\n${imports.join('')}
/** ${about} */\nexport const ${name} = [\n${rows.join('')}]\n`
}

function exportOf(folder: string, stem: string): string {
  const path = join(folder, `${stem}.ts`)
  const [, type] = /^export const (\w+) = defineType\(/m.exec(readFileSync(path, 'utf8')) ?? []
  if (!type) throw new Problem(`${path} defines no type: 'export const … = defineType(…)'.`)
  return type
}

const lastOrder = (folder: string): string[] =>
  /= \[([^\]]*)\]/
    .exec(readFileSync(join(folder, 'index.ts'), 'utf8'))?.[1]
    ?.split(',')
    .map((type) => type.trim()) ?? []
