import { defineQuery } from 'groq'
import { loadContent } from './load'
import type { PartnershipTypesQueryResult } from './sanity.types'

const partnershipTypesQuery = defineQuery(
  `*[_type == "partnershipType"] | order(order asc, name asc) { _id, name, suits, description, benefits, icon }`,
)

/** All published ways to be a partner in the editors' order. */
export const listPartnershipTypes = () =>
  loadContent(partnershipTypesQuery, { tags: ['type:partnershipType'] })

export type PartnershipType = PartnershipTypesQueryResult[number]
