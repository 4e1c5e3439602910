// Made from the files beside by `npm run typegen`, but for the order of the list.
import { bookingId } from './booking-id.ts'
import { card, contactCard, counter, factRow, offer, stat } from './cards.ts'
import { discountRule } from './discount-rule.ts'
import { fieldNote } from './field-note.ts'
import { footerColumn, link, linkGroup, socialLink, sourceLink, textLink } from './links.ts'
import { megaCategory, megaItem, searchGroup } from './mega-menu.ts'
import { accessibleImage, legalSection, seo } from './page-parts.ts'
import { careProvider, teamMember } from './people.ts'
import { step, timedStep, visitMoment } from './steps.ts'
import { openingHours, replyWithin } from './times.ts'
import { askFirst, contentPart, dosageOption, dripPurpose, ivCategory } from './treatment-parts.ts'

/** What documents and blocks are made of. */
export const objectTypes = [
  bookingId,
  link,
  textLink,
  seo,
  step,
  card,
  dosageOption,
  contentPart,
  askFirst,
  sourceLink,
  visitMoment,
  ivCategory,
  stat,
  contactCard,
  factRow,
  legalSection,
  counter,
  timedStep,
  offer,
  openingHours,
  socialLink,
  footerColumn,
  linkGroup,
  megaCategory,
  megaItem,
  fieldNote,
  replyWithin,
  careProvider,
  discountRule,
  searchGroup,
  accessibleImage,
  dripPurpose,
  teamMember,
]
