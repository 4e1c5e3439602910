type Role = {
  /** What people call it. */
  title: string
  /** Sanity's role that goes with it, for the content (docs/hosted.md). */
  atSanity: 'administrator' | 'editor' | 'contributor' | 'viewer'
  /** What it may do, in a line; `permissions` say it for the server, Sanity's roles for the content. */
  words: string
}

/** The roles of the staff, as `staff_role` has them in `supabase/schemas/staff.sql`. */
export const roles = {
  owner: {
    title: 'Owner',
    atSanity: 'administrator',
    words: 'May do everything except tick exams, and decides who has access.',
  },
  editor: {
    title: 'Editor',
    atSanity: 'editor',
    words: 'Edits and publishes the website. Sees RSVPs and subscribers, but no requests and no orders.',
  },
  front_desk: {
    title: 'Front desk',
    atSanity: 'viewer',
    words: 'Answers requests, looks after orders, refunds and gift cards. Reads the website’s content only.',
  },
  clinician: {
    title: 'Clinician',
    atSanity: 'contributor',
    words: 'Answers requests, ticks exams, fulfills orders. Writes drafts that an editor publishes.',
  },
} as const satisfies Record<string, Role>
export type StaffRole = keyof typeof roles

export const staffRoles = Object.keys(roles) as [StaffRole, ...StaffRole[]]

/**
 * Who may do what with the clinic's data (ROLE-001). Requests, orders and estimates are health information: the
 * editor of the website does not see them, and of the stock no more than figures. An exam is judged by a clinician alone, not even by the owner.
 */
const permissions = {
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
  'orders.settle': ['owner', 'front_desk'],
  'orders.fulfil': ['owner', 'front_desk', 'clinician'],
  'stock.read': staffRoles,
  'stock.write': ['owner', 'front_desk', 'clinician'],
  'stock.recall': ['owner', 'front_desk', 'clinician'],
  'stock.export': ['owner', 'front_desk'],
  'giftCards.read': ['owner', 'front_desk'],
  'giftCards.redeem': ['owner', 'front_desk'],
  'giftCards.change': ['owner', 'front_desk'],
  'rsvps.read': ['owner', 'editor', 'front_desk'],
  'rsvps.write': ['owner', 'front_desk'],
  'subscribers.read': ['owner', 'editor', 'front_desk'],
  'subscribers.write': ['owner', 'front_desk'],
  'discounts.redeem': ['owner', 'front_desk'],
  'discounts.make': ['owner', 'front_desk'],
  'mail.read': ['owner', 'front_desk'],
  'mail.resend': ['owner', 'front_desk'],
  'previews.share': ['owner', 'editor'],
  'widgets.read': ['owner', 'editor', 'front_desk'],
  'schedule.read': staffRoles,
  'schedule.write': ['owner', 'editor'],
  'prices.read': staffRoles,
  'errors.read': ['owner'],
  'audit.read': ['owner'],
  'people.manage': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>
export type Permission = keyof typeof permissions

export type Staff = { email: string; name: string; role: StaffRole }

export const mayDo = (role: StaffRole, permission: Permission): boolean =>
  (permissions[permission] as readonly StaffRole[]).includes(role)

/** Everything this role may do, for the Studio to show no more than that. The server asks again at every call. */
export const permissionsOf = (role: StaffRole): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) => mayDo(role, permission))
