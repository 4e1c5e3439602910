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
    words: 'May do everything except sign off on exams, and decides who has access.',
  },
  editor: {
    title: 'Editor',
    atSanity: 'editor',
    words: 'Edits and publishes the website. Sees RSVPs and subscribers, but no requests and no orders.',
  },
  front_desk: {
    title: 'Front desk',
    atSanity: 'viewer',
    words:
      'Answers requests, looks after orders, refunds and gift cards. Can view the website’s content, but not change it.',
  },
  clinician: {
    title: 'Clinician',
    atSanity: 'contributor',
    words: 'Answers requests, signs off on exams, fulfills orders. Writes drafts that an editor publishes.',
  },
} as const satisfies Record<string, Role>
export type StaffRole = keyof typeof roles

export const staffRoles = Object.keys(roles) as [StaffRole, ...StaffRole[]]

export type Staff = { email: string; name: string; role: StaffRole }
