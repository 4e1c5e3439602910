import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { MembershipPlansQueryResult } from './sanity.types'

const membershipPlansQuery = defineQuery(`*[_type == "membershipPlan"] | order(order asc, name asc) {
  _id, name, "slug": slug.current, price, period, description, features, savings, drips, shots, discount,
  isFeatured, intakeId
}`)

/** All published membership plans in the editors' order, prices in dollars. */
export const listMembershipPlans = () => loadContent(membershipPlansQuery, { tags: ['type:membershipPlan'] })

export type MembershipPlan = MembershipPlansQueryResult[number]
