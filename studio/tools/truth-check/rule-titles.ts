import { allRules } from '../../../lib/truth/rules/all.ts'

const rules = new Map(allRules.map((rule) => [rule.id, rule]))

/** What a rule is called, in words. */
export const titleOf = (id: string): string => rules.get(id)?.title ?? id

/** What a rule looks for and why. */
export const explanationOf = (id: string): string => rules.get(id)?.explains ?? ''
