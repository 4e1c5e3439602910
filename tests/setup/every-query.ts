import { readFileSync } from 'node:fs'
import { seedDocuments } from '../../content/documents.ts'

/** Every query of the site, as the generated types name it. */
export const queries = [
  ...readFileSync('lib/content/server/sanity.types.ts', 'utf8').matchAll(/^ {4}'((?:[^'\\]|\\.)*)':/gm),
].map(([, text = '']) => JSON.parse(`"${text.replaceAll("\\'", "'").replaceAll('"', '\\"')}"`) as string)

const listed = seedDocuments().filter(({ _type }) => _type === 'faq' || _type === 'event')

/** What the queries ask with: each finds something among the documents the project comes with. */
export const queryParams = {
  path: '/',
  id: 'legal-privacy',
  ids: listed.map(({ _id }) => _id),
  from: '2020-01-01',
  today: '2026-01-01',
  since: '2020-01-01T00:00:00Z',
  first: 0,
  end: 5000,
}
