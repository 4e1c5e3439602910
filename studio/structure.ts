import { BillIcon } from '@sanity/icons/Bill'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CogIcon } from '@sanity/icons/Cog'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DocumentIcon } from '@sanity/icons/Document'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { DropIcon } from '@sanity/icons/Drop'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HeartIcon } from '@sanity/icons/Heart'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { MenuIcon } from '@sanity/icons/Menu'
import { PackageIcon } from '@sanity/icons/Package'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { TagIcon } from '@sanity/icons/Tag'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UserIcon } from '@sanity/icons/User'
import { UsersIcon } from '@sanity/icons/Users'
import type { StructureBuilder, StructureResolver } from 'sanity/structure'

/** What staff see on the left: the pages, what the clinic offers, then what every page shares. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.documentTypeListItem('page').title('Pages').icon(DocumentIcon),
      S.divider(),
      ordered(S, 'treatment', 'Treatments').icon(HeartIcon),
      ordered(S, 'injection', 'Injections').icon(DropIcon),
      ordered(S, 'package', 'Packages').icon(PackageIcon),
      ordered(S, 'ivService', 'IV services').icon(DropIcon),
      ordered(S, 'membershipPlan', 'Membership plans').icon(HeartIcon),
      ordered(S, 'giftPreset', 'Gift cards').icon(CreditCardIcon),
      ordered(S, 'estimateService', 'Services to estimate').icon(BillIcon),
      S.divider(),
      S.documentTypeListItem('event').title('Events').icon(CalendarIcon),
      ordered(S, 'eventType', 'Types of events').icon(TagIcon),
      ordered(S, 'job', 'Jobs').icon(CaseIcon),
      ordered(S, 'serviceArea', 'Service areas').icon(PinIcon),
      ordered(S, 'partnershipType', 'Partnerships').icon(UsersIcon),
      S.divider(),
      ordered(S, 'faq', 'Questions').icon(HelpCircleIcon),
      ordered(S, 'badge', 'Badges').icon(CheckmarkCircleIcon),
      ordered(S, 'legalDocument', 'Legal texts').icon(DocumentTextIcon),
      ordered(S, 'testimonial', 'Testimonials').icon(BlockquoteIcon),
      S.documentTypeListItem('formText').title('Form texts').icon(EnvelopeIcon),
      S.divider(),
      only(S, 'siteSettings', 'Clinic and contact').icon(CogIcon),
      only(S, 'practiceSettings', 'Practice (estimates, deadlines)').icon(BillIcon),
      only(S, 'bookingSettings', 'Booking and widgets').icon(CalendarIcon),
      only(S, 'zipCheckText', 'ZIP check: words').icon(PinIcon),
      only(S, 'accountText', 'Accounts: words').icon(UserIcon),
      only(S, 'navigation', 'Menus').icon(MenuIcon),
      ordered(S, 'searchEntry', 'Search results').icon(SearchIcon),
      S.documentTypeListItem('redirect').title('Redirects').icon(TransferIcon),
    ])

function ordered(S: StructureBuilder, type: string, title: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{ field: 'order', direction: 'asc' }]),
    )
}

function only(S: StructureBuilder, type: string, title: string) {
  return S.listItem().id(type).title(title).child(S.document().schemaType(type).documentId(type).title(title))
}
