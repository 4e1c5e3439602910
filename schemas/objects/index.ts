// Made from the files beside by `npm run typegen`, but for the order of the list.
import { accessibleImage } from './accessible-image.ts'
import { askFirst } from './ask-first.ts'
import { bookingId } from './booking-id.ts'
import { card } from './card.ts'
import { careProvider } from './care-provider.ts'
import { contactCard } from './contact-card.ts'
import { contentPart } from './content-part.ts'
import { counter } from './counter.ts'
import { discountRule } from './discount-rule.ts'
import { dosageOption } from './dosage-option.ts'
import { dripPurpose } from './drip-purpose.ts'
import { factRow } from './fact-row.ts'
import { fieldNote } from './field-note.ts'
import { footerColumn } from './footer-column.ts'
import { ivCategory } from './iv-category.ts'
import { legalSection } from './legal-section.ts'
import { link } from './link.ts'
import { linkGroup } from './link-group.ts'
import { megaCategory } from './mega-category.ts'
import { megaItem } from './mega-item.ts'
import { offer } from './offer.ts'
import { openingHours } from './opening-hours.ts'
import { replyWithin } from './reply-within.ts'
import { searchGroup } from './search-group.ts'
import { seo } from './seo.ts'
import { socialLink } from './social-link.ts'
import { sourceLink } from './source-link.ts'
import { stat } from './stat.ts'
import { step } from './step.ts'
import { teamMember } from './team-member.ts'
import { textLink } from './text-link.ts'
import { timedStep } from './timed-step.ts'
import { visitMoment } from './visit-moment.ts'

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
