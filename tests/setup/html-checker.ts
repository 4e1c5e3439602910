import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const require = createRequire(import.meta.url)
const jar = require.resolve('vnu-jar/build/dist/vnu.jar')

/** What the checker says of every page and is no defect, word for word, with the reason. */
const harmless = new Set([
  // React writes void elements so; every attribute value it writes is quoted.
  'Trailing slash on void elements has no effect and interacts badly with unquoted attribute values.',
])

type Message = { url: string; type: string; subType?: string; message: string; extract?: string }

/** What the Nu HTML Checker says about each of these documents, by name. Throws where there is no Java to run it. */
export async function checkHtml(documents: Map<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'ocotillo-html-'))
  try {
    const names = new Map<string, string>()
    for (const [name, html] of documents) {
      const file = `${names.size}.html`
      names.set(file, name)
      await writeFile(join(folder, file), html)
    }
    const files = [...names.keys()].map((file) => join(folder, file))
    const { messages } = JSON.parse(
      await run(['--format', 'json', '--stdout', '--exit-zero-always', ...files]),
    )
    return (messages as Message[])
      .filter(({ message }) => !harmless.has(message))
      .map(({ url, type, subType, message, extract = '' }) => {
        const name = names.get(basename(url)) ?? url
        return `${name}: ${subType ?? type}: ${message} ${extract.replace(/\s+/g, ' ')}`.trim()
      })
      .sort()
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function run(args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('java', ['-Xss2m', '-jar', jar, ...args], {
      maxBuffer: 64 * 1024 ** 2,
    })
    return stdout
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(
      'The HTML checker needs Java 17 or newer: install it (apt-get install default-jre-headless).',
    )
  }
}
