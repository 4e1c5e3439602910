import { moneyProblem } from './money.ts'

type Typed = { issuedBy?: string; effect?: string; from?: string } | undefined

/** `true`, or a sentence: a rule that takes a percentage off says how much. */
export function percentProblem(percent: number | undefined, rule: Typed): true | string {
  if (rule?.effect !== 'percent') return true
  return (
    (percent !== undefined && Number.isInteger(percent) && percent >= 1 && percent <= 100) ||
    'Enter a whole number from 1 to 100.'
  )
}

/** `true`, or a sentence: a rule that takes dollars off says how many. */
export function amountProblem(amount: number | undefined, rule: Typed): true | string {
  if (rule?.effect !== 'amount') return true
  return amount ? moneyProblem(amount) : 'Enter how many dollars a code takes off.'
}

/** `true`, or a sentence: what ends has begun before. */
export const untilProblem = (until: string | undefined, rule: Typed): true | string =>
  !until || !rule?.from || until >= rule.from || 'The last day is before the first one.'

/** `true`, or a sentence: the form on the site needs one rule to make its codes by, and one only. */
export function signupProblem(rules: unknown): true | string {
  const [first, ...more] = ((rules as Typed[] | undefined) ?? []).filter(
    (rule) => rule?.issuedBy === 'signup',
  )
  if (!first)
    return 'One rule has to be for whoever asks on the site: new patients are promised a code there.'
  if (more.length > 0)
    return 'Only one rule can be for whoever asks on the site. Let staff make the other codes.'
  return (
    first.effect !== 'travel' || 'The code from the site takes something off injections, not the travel fee.'
  )
}
