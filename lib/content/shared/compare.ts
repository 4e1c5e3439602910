/** How many drips one table has room for. */
export const maxCompared = 4

export type Compared = {
  /** The short names to show, each once, in the order they were asked for. */
  slugs: string[]
  /** What to say when these are not the two to four drips of a comparison; null when they are. */
  problem: string | null
}

/** Which of the drips on the menu an address asks to compare: `?drip=myers&drip=gold`. Whatever it says, never throws. */
export function readCompared(asked: string | string[] | undefined, known: readonly string[]): Compared {
  const named = [...new Set([asked ?? []].flat())]
  const found = named.filter((slug) => known.includes(slug))
  const slugs = found.slice(0, maxCompared)
  const problem =
    slugs.length === 0 && named.length === 0
      ? 'Choose two to four drips below.'
      : slugs.length === 0
        ? 'We can’t find these drips; they may no longer be on the menu. Choose two to four below.'
        : slugs.length === 1
          ? 'That’s one drip. Choose one to three more to compare it with.'
          : found.length > maxCompared
            ? 'Four drips fit side by side, so here are the first four.'
            : found.length < named.length
              ? 'One of the drips you asked for is no longer on the menu.'
              : null
  return { slugs, problem }
}
