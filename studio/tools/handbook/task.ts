import { descriptorOf } from '../../../schemas/descriptors.ts'

/** Words that stand on the screen, and where: a test looks there whether they still do. */
export type ScreenName = { words: string } & (
  | { kind: 'list'; id: string }
  | { kind: 'field'; path: string }
  | { kind: 'tab'; type: string }
  | { kind: 'type'; type: string }
  | { kind: 'template'; id: string }
  | { kind: 'tool' }
  | { kind: 'inboxTab' }
  | { kind: 'inbox' }
  | { kind: 'studio' }
)

/** A line of the desk; that of a type is called as its descriptor says. */
export const list = (id: string, words = descriptorOf(id)?.list ?? id): ScreenName => ({
  kind: 'list',
  id,
  words,
})
/** `path` is a type and a field: `treatment.price`. */
export const field = (path: string, words: string): ScreenName => ({ kind: 'field', path, words })
/** The tab above the fields of a type. */
export const tab = (type: string, words: string): ScreenName => ({ kind: 'tab', type, words })
/** A kind of document or block by its title. */
export const kindOf = (type: string, words: string): ScreenName => ({ kind: 'type', type, words })
export const template = (id: string, words: string): ScreenName => ({ kind: 'template', id, words })
export const tool = (words: string): ScreenName => ({ kind: 'tool', words })
export const inboxTab = (words: string): ScreenName => ({ kind: 'inboxTab', words })
/** A button or a word of the inbox or another tool of ours. */
export const inbox = (words: string): ScreenName => ({ kind: 'inbox', words })
/** A word of Sanity's own. */
export const studio = (words: string): ScreenName => ({ kind: 'studio', words })

/** One instruction: plain words, and words that stand on the screen exactly so. */
export type Step = (string | ScreenName)[]

/** Where a task begins: a list of the desk, a tool, or a new document. */
export type Opening =
  | { opens: 'list'; id: string; title: string }
  | { opens: 'tool'; name: string; title: string }
  | { opens: 'new'; template: string; type: string; title: string }

export type Task = {
  id: string
  title: string
  steps: Step[]
  /** What to know besides, in a sentence or two. */
  note?: string
  /** Other words somebody may look for. */
  alsoSaid?: string
  begins: Opening[]
  /** Titles of the tools it goes by: it is shown where the Studio has them all. */
  needs?: string[]
}

export type TaskGroup = { title: string; tasks: Task[] }

/** `step\`Press ${screen.publish}.\`` is a step whose words are checked against the screen. */
export function step(words: TemplateStringsArray, ...names: ScreenName[]): Step {
  return words.flatMap((text, index) => {
    const name = names[index]
    return [...(text ? [text] : []), ...(name ? [name] : [])]
  })
}

/** The step as one line of text, names in quotation marks. */
export const textOf = (parts: Step): string =>
  parts.map((part) => (typeof part === 'string' ? part : `“${part.words}”`)).join('')
