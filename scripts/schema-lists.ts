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
  const files = new Map(stems.map((stem) => [stem, typesOf(folder, stem)]))
  const imports = [...files].map(([stem, types]) => importOf(types, stem))
  // The Studio offers them in this order, which is a person's: what is new comes last until somebody moves it.
  const defined = [...files.values()].flat()
  const listed = lastOrder(folder).filter((type) => defined.includes(type))
  const rows = [...new Set([...listed, ...defined])].map((type) => `  ${type},\n`)
  return `// Made from the files beside by \`npm run typegen\`, but for the order of the list.\n${imports.join('')}
/** ${about} */\nexport const ${name} = [\n${rows.join('')}]\n`
}

function typesOf(folder: string, stem: string): string[] {
  const path = join(folder, `${stem}.ts`)
  const types = [...readFileSync(path, 'utf8').matchAll(/^export const (\w+) = defineType\(/gm)]
  if (types.length === 0) throw new Problem(`${path} defines no type: 'export const … = defineType(…)'.`)
  return types.flatMap(([, type]) => type ?? []).sort()
}

/** As the formatter writes it. */
function importOf(types: string[], stem: string): string {
  const line = `import { ${types.join(', ')} } from './${stem}.ts'\n`
  return line.length <= 111
    ? line
    : `import {\n${types.map((type) => `  ${type},\n`).join('')}} from './${stem}.ts'\n`
}

const lastOrder = (folder: string): string[] =>
  /= \[([^\]]*)\]/
    .exec(readFileSync(join(folder, 'index.ts'), 'utf8'))?.[1]
    ?.split(',')
    .map((type) => type.trim()) ?? []
