// Made from the files beside by `npm run typegen`, but for the order of the list.
import { accountText } from './account-text.ts'
import { bookingSettings } from './booking-settings.ts'
import { discountRules } from './discount-rules.ts'
import { navigation } from './navigation.ts'
import { practiceSettings } from './practice-settings.ts'
import { searchSettings } from './search-settings.ts'
import { siteSettings } from './site-settings.ts'
import { zipCheckText } from './zip-check-text.ts'

/** Types of which exactly one document exists; its `_id` is the type's name. */
export const singletons = [
  siteSettings,
  navigation,
  practiceSettings,
  bookingSettings,
  zipCheckText,
  accountText,
  discountRules,
  searchSettings,
]
