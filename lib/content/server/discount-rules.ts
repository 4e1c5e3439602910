import { defineQuery } from 'groq'
import { loadContent } from './load'

const discountRulesQuery = defineQuery(`*[_type == "discountRules" && _id == "discountRules"][0].rules[] {
  _key, name, issuedBy, effect, percent, amount, injections[] { _ref }, minimum, from, until, isFirstVisit, perPerson,
  isCombinable
}`)

/** The owner's rules for codes as they are stored; null before they were published. */
export const getStoredDiscountRules = () => loadContent(discountRulesQuery, { tags: ['id:discountRules'] })
