import { plain } from '../../platform/reading/shared.ts'

export type Percent = { value: number; isOff: boolean; text: string }

/** Every percentage a text names, and whether it is taken off a price. */
export function readPercents(text: string): Percent[] {
  return [...plain(text).matchAll(/(\d+(?:\.\d+)?)\s?(?:%|percent\b)(\s+off\b|\s+discount\b)?/gi)].map(
    ([found, digits, off]) => ({ value: Number(digits), isOff: Boolean(off), text: found }),
  )
}
