import { BillIcon } from '@sanity/icons/Bill'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DropIcon } from '@sanity/icons/Drop'
import { HeartIcon } from '@sanity/icons/Heart'
import { PackageIcon } from '@sanity/icons/Package'
import { UsersIcon } from '@sanity/icons/Users'
import { all, asOnThePage } from '../row.ts'

/** What the clinic sells, each with its price. */
export const offers = {
  title: 'What we sell',
  rows: [
    all('treatment', 'Treatments', HeartIcon, asOnThePage),
    all('ivService', 'IV services', DropIcon, asOnThePage),
    all('injection', 'Injections', DropIcon, asOnThePage),
    all('package', 'Packages', PackageIcon, asOnThePage),
    all('membershipPlan', 'Membership plans', UsersIcon, asOnThePage),
    all('giftPreset', 'Gift cards', CreditCardIcon, asOnThePage),
    all('estimateService', 'Services to estimate', BillIcon, asOnThePage),
  ],
}
