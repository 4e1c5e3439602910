import type { Coverage } from '../../../lib/care/booking/shared/coverage-model.ts'

/** The lists, in the order of the pages. */
export const listTitles: Record<Coverage['type'], string> = {
  treatment: 'Treatments (home page)',
  ivService: 'IV services (IV menu)',
  injection: 'Injections',
  package: 'Packages',
  membershipPlan: 'Membership plans',
}

/** What pressing Book Now shows, in a few words that need no colour. */
export function outcomeOf({ opens, type, state }: Coverage): string {
  if (!opens) return 'Opens nothing'
  if (opens.selector === 'serviceId') return 'Opens the service'
  if (opens.selector === 'categoryId') return 'Opens the category'
  if (state === 'inexact') return 'Opens Wellness Explorer'
  return type === 'package' ? 'Opens the package' : 'Opens the plan'
}

/** How that comes, and where it is mended. */
export function reasonOf({ asks, opens, type, state }: Coverage, isSetUp: boolean): string {
  if (!isSetUp) return 'No booking system is set up. Visitors are asked to call'
  if (!asks) {
    if (state === 'exact') return `Number ${opens?.value}`
    const instead = opens
      ? `so the number of Wellness Explorer is used: ${opens.value}`
      : 'so visitors are asked to call'
    return `This ${type === 'package' ? 'package' : 'plan'} has no number in the booking system, ${instead}`
  }
  const service = `“${asks.service ?? 'no name'}”`
  const category = `“${asks.category ?? 'none'}”`
  if (opens?.selector === 'serviceId') return `${service}, number ${opens.value}`
  if (opens && state === 'exact') return `${category}, number ${opens.value}`
  if (opens) return `${service} has no number, its category ${category} has: ${opens.value}`
  return `Neither the service ${service} nor the category ${category} has a number. Visitors are asked to call`
}
