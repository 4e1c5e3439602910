export const staffRoles = ['owner', 'editor', 'front_desk', 'clinician'] as const
export type StaffRole = (typeof staffRoles)[number]

/** What people call a role. */
export const roleTitles: Record<StaffRole, string> = {
  owner: 'Owner',
  editor: 'Editor',
  front_desk: 'Front desk',
  clinician: 'Clinician',
}
