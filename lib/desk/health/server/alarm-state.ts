/** What is known of one part; `since` is the first look that found it broken. */
export type AlarmState = { isOpen: boolean; contrary: number; since: string | null }

export const allWell: AlarmState = { isOpen: false, contrary: 0, since: null }

/** Looks in a row: a hiccup rings nobody, and who comes and goes is one alarm. */
const looksUntilBegan = 2
const looksUntilOver = 3

type Told = { tells: 'began' | 'over'; since: string } | { tells: null }

/**
 * What is known after a look, and what the owner is told now: that it began, or that it is over, each once and only
 * when enough looks in a row agree.
 */
export function afterLook(
  { isOpen, contrary, since }: AlarmState,
  isWell: boolean,
  at: string,
): { state: AlarmState } & Told {
  if (isWell !== isOpen) return { state: { isOpen, contrary: 0, since: isOpen ? since : null }, tells: null }
  const looks = contrary + 1
  const brokenSince = since ?? at
  if (looks < (isOpen ? looksUntilOver : looksUntilBegan))
    return { state: { isOpen, contrary: looks, since: brokenSince }, tells: null }
  return isOpen
    ? { state: allWell, tells: 'over', since: brokenSince }
    : { state: { isOpen: true, contrary: 0, since: brokenSince }, tells: 'began', since: brokenSince }
}
