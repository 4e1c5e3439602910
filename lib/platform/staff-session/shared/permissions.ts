import { type StaffRole, staffRoles } from './roles.ts'

/**
 * Who may do what with the clinic's data (ROLE-001). Requests, orders and estimates are health information: the
 * editor of the website does not see them, and of the stock no more than figures. An exam is judged by a clinician alone, not even by the owner.
 */
const permissions = {
  'today.read': staffRoles,
  'requests.read': ['owner', 'front_desk', 'clinician'],
  'requests.answer': ['owner', 'front_desk', 'clinician'],
  'requests.export': ['owner', 'front_desk'],
  'exams.read': ['owner', 'clinician'],
  'exams.write': ['clinician'],
  'estimates.read': ['owner', 'front_desk', 'clinician'],
  'estimates.write': ['owner', 'front_desk'],
  'orders.read': ['owner', 'front_desk', 'clinician'],
  'orders.export': ['owner', 'front_desk'],
  'orders.refund': ['owner', 'front_desk'],
  'refunds.review': ['owner', 'front_desk'],
  'orders.settle': ['owner', 'front_desk'],
  'orders.fulfil': ['owner', 'front_desk', 'clinician'],
  'money.read': ['owner', 'front_desk'],
  'stock.read': staffRoles,
  'stock.write': ['owner', 'front_desk', 'clinician'],
  'stock.recall': ['owner', 'front_desk', 'clinician'],
  'stock.export': ['owner', 'front_desk'],
  'giftCards.read': ['owner', 'front_desk'],
  'giftCards.redeem': ['owner', 'front_desk'],
  'giftCards.change': ['owner', 'front_desk'],
  'giftCards.resend': ['owner', 'front_desk'],
  'giftCards.export': ['owner', 'front_desk'],
  'rsvps.read': ['owner', 'editor', 'front_desk'],
  'rsvps.write': ['owner', 'front_desk'],
  'rsvps.export': ['owner', 'front_desk'],
  'subscribers.read': ['owner', 'editor', 'front_desk'],
  'subscribers.write': ['owner', 'front_desk'],
  'subscribers.export': ['owner', 'editor', 'front_desk'],
  'discounts.redeem': ['owner', 'front_desk'],
  'discounts.make': ['owner', 'front_desk'],
  'mail.read': ['owner', 'front_desk'],
  'mail.resend': ['owner', 'front_desk'],
  'previews.share': ['owner', 'editor'],
  'widgets.read': ['owner', 'editor', 'front_desk'],
  'schedule.read': staffRoles,
  'schedule.write': ['owner', 'editor'],
  'prices.read': staffRoles,
  'searches.read': ['owner', 'editor', 'front_desk'],
  'errors.read': ['owner'],
  'audit.read': ['owner'],
  'people.read': ['owner'],
  'people.manage': ['owner'],
  'ownFactor.write': staffRoles,
} as const satisfies Record<string, readonly StaffRole[]>
export type Permission = keyof typeof permissions

/**
 * What wants a code of the second factor besides (docs/decisions/0052-second-factor.md): money that leaves, what shows
 * patients in bulk, and who may do any of it.
 */
export const provenPermissions: readonly Permission[] = [
  'orders.refund',
  'giftCards.change',
  'requests.export',
  'orders.export',
  'giftCards.export',
  'rsvps.export',
  'subscribers.export',
  'stock.recall',
  'stock.export',
  'people.manage',
]

/** Lists that show people, page after page: who turns many pages takes patients away as an export does. */
export const pagedPermissions: readonly Permission[] = [
  'requests.read',
  'orders.read',
  'giftCards.read',
  'exams.read',
  'subscribers.read',
  'discounts.redeem',
  'mail.read',
]

export const rolesWith = (permission: Permission): readonly StaffRole[] => permissions[permission]

export const mayDo = (role: StaffRole, permission: Permission): boolean =>
  rolesWith(permission).includes(role)

/** Everything this role may do, for the Studio to show no more than that. The server asks again at every call. */
export const permissionsOf = (role: StaffRole): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(role, permission))
