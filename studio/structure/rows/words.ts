import { BillIcon } from '@sanity/icons/Bill'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { MenuIcon } from '@sanity/icons/Menu'
import { PinIcon } from '@sanity/icons/Pin'
import { SearchIcon } from '@sanity/icons/Search'
import { TransferIcon } from '@sanity/icons/Transfer'
import { UserIcon } from '@sanity/icons/User'
import { all, asOnThePage, only } from '../row.ts'

/** Words, numbers and settings that more than one page goes by. */
export const words = {
  title: 'Words everywhere',
  rows: [
    only('siteSettings', 'Clinic and contact', CogIcon),
    only('navigation', 'Menus', MenuIcon),
    all('faq', 'Questions', HelpCircleIcon, asOnThePage),
    all('legalDocument', 'Legal texts', DocumentTextIcon, asOnThePage),
    all('formText', 'Form texts', EnvelopeIcon, { field: 'heading', direction: 'asc' }),
    all('badge', 'Badges', CheckmarkCircleIcon, asOnThePage),
    only('zipCheckText', 'ZIP check: words', PinIcon),
    only('accountText', 'Accounts: words', UserIcon),
    all('searchEntry', 'Search results', SearchIcon, asOnThePage),
    all('redirect', 'Redirects', TransferIcon, { field: 'from', direction: 'asc' }),
    only('bookingSettings', 'Booking and widgets', CalendarIcon),
    only('practiceSettings', 'Practice (estimates, deadlines)', BillIcon),
  ],
}
