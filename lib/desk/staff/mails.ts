import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { roles, staffRoles } from '@/lib/platform/staff-session/shared/roles'

const invitedData = z.object({ role: z.enum(staffRoles) })

export const staffKinds = {
  staff_invited: {
    title: 'To somebody new on the team',
    compose({ data }, clinic) {
      const { role } = invitedData.parse(data)
      return letter(clinic, 'You now have access to our Studio', {
        heading: 'Welcome to the team',
        paragraphs: [
          `You have access to the Studio of ${clinic.name}: where we edit the website and answer requests. Log in with this email address.`,
          'If an invitation from Sanity arrives as well, accept it first: Sanity runs the log-in.',
        ],
        rows: [{ label: 'Your role', value: roles[role].title }],
        action: { label: 'Open the Studio', href: `${clinic.siteUrl}/studio` },
        closing: [`You didn’t expect this? Then ignore it, or call us at ${clinic.phone}.`],
      })
    },
  },
} satisfies Record<string, MailKind>
