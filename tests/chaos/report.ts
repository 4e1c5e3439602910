import type { Evidence } from './evidence.ts'
import type { Plan } from './plan.ts'

export type Run = {
  seed: number
  plans: Plan[]
  evidence: Evidence
  violations: string[]
  /** Of the demo's time, from the last kill until nothing was left to do. */
  minutesToHeal: number
  seconds: number
}

/** The run for a person, and in its last line for programs. */
export function describeRun({ seed, plans, evidence, violations, minutesToHeal, seconds }: Run): string {
  const { paypal, shop, mails, buyers, gifts, discounts } = evidence
  const points = countBy(
    plans.map(({ point, victim }) => `${point.name}${victim === 'site' ? '' : ', stack'}`),
  )
  const result = {
    seed,
    kills: plans.length,
    victims: countBy(plans.map(({ victim }) => victim)),
    points,
    captures: paypal.captures.filter(({ status }) => status === 'COMPLETED').length,
    declines: buyers.filter(({ answers }) => answers.some(({ body }) => body.reason === 'declined')).length,
    paid: shop.orders.filter(({ status }) => status === 'paid').length,
    unpaid: shop.orders.filter(({ status }) => ['expired', 'cancelled'].includes(status)).length,
    receipts: mails.filter(({ subject }) => subject.startsWith('Your receipt')).length,
    staffNotices: mails.filter(({ subject }) => subject.includes('is paid')).length,
    suppressedDuplicates: mails.reduce((sum, { deliveries }) => sum + deliveries - 1, 0),
    answers: buyers.reduce((sum, { answers }) => sum + answers.length, 0),
    noAnswer: buyers.reduce(
      (sum, { answers }) => sum + answers.filter(({ status }) => status === null).length,
      0,
    ),
    giftCards: gifts.entries.filter(({ kind }) => kind === 'issue').length,
    redemptions: gifts.entries.filter(({ kind }) => kind === 'redeem').length,
    codes: discounts.uses.length,
    minutesToHeal,
    seconds,
    violations: violations.length,
  }
  return [
    '',
    'Kill points:',
    ...Object.entries(points).map(([name, times]) => `  ${String(times).padStart(3)} × ${name}`),
    '',
    `${result.kills} kills (${Object.entries(result.victims)
      .map(([victim, times]) => `${victim} ${times}`)
      .join(
        ', ',
      )}): ${result.captures} captures at PayPal, ${result.paid} orders paid, ${result.unpaid} left unpaid.`,
    ...(result.giftCards > 0
      ? [`${result.giftCards} gift cards issued, ${result.redemptions} redemptions.`]
      : []),
    ...(result.codes > 0 ? [`${result.codes} orders with a discount code.`] : []),
    `${result.receipts} receipts and ${result.staffNotices} notices to the clinic; ${result.suppressedDuplicates} repeated hand-ins of a mail suppressed.`,
    `${result.answers} answers to buyers, and ${result.noAnswer} that never came. Healed after ${minutesToHeal} minutes of the demo's time. ${seconds} s.`,
    violations.length === 0
      ? 'No rule was broken.'
      : `${violations.length} rules were broken (seed ${seed}):`,
    ...violations.map((violation) => `  ✗ ${violation}`),
    JSON.stringify(result),
  ].join('\n')
}

function countBy(names: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
