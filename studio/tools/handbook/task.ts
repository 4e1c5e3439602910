import type { ScreenName } from './screen-name.ts'

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
