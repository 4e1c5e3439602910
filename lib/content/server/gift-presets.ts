import { defineQuery } from 'groq'
import { imageFields } from './fragments'
import { loadContent } from './load'
import type { GiftPresetsQueryResult } from './sanity.types'

const giftPresetsQuery = defineQuery(`*[_type == "giftPreset"] | order(order asc, amount asc) {
  _id, title, amount, originalPrice, isPopular, description, features,
  image { ${imageFields} }
}`)

/** All published gift cards with a fixed amount, in the editors' order, money in dollars. */
export const listGiftPresets = () => loadContent(giftPresetsQuery, { tags: ['type:giftPreset'] })

export type GiftPreset = GiftPresetsQueryResult[number]
