import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { mailedCode } from '@/lib/platform/staff-session/server/factor-codes'
import { roles, staffRoles } from '@/lib/platform/staff-session/shared/roles'

const invitedData = z.object({ role: z.enum(staffRoles) })

const codeData = z.object({ id: z.uuid() })
const factorData = z.object({
  what: z.enum(['enrolled', 'recovered', 'reset', 'locked']),
  name: z.string(),
})
const happened = {
  enrolled: {
    title: 'A second factor was set up',
    words: (name: string) => `${name} set up a second factor: codes from an authenticator app.`,
  },
  recovered: {
    title: 'A recovery code was used',
    words: (name: string) => `${name} used a recovery code instead of the authenticator app.`,
  },
  reset: {
    title: 'A second factor was reset',
    words: (name: string) => `An owner reset the second factor of ${name}, who now has to set up a new one.`,
  },
  locked: {
    title: 'Wrong codes, five in a row',
    words: (name: string) =>
      `Somebody logged in as ${name} entered five wrong codes in a row. We won’t accept any more for a while.`,
  },
}

export const staffKinds = {
  staff_invited: {
    title: 'To somebody new on the team',
    compose({ data }, clinic) {
      const { role } = invitedData.parse(data)
      return letter(clinic, 'You now have access to our Studio', {
        heading: 'Welcome to the team',
        paragraphs: [
          `You have access to the Studio of ${clinic.name}: where we edit the website and answer requests. Log in with this email address.`,
          'If an invitation from Sanity arrives as well, accept it first: Sanity runs the login.',
        ],
        rows: [{ label: 'Your role', value: roles[role].title }],
        action: { label: 'Open the Studio', href: `${clinic.siteUrl}/studio` },
        closing: [`You didn’t expect this? Then ignore it, or call us at ${clinic.phone}.`],
      })
    },
  },
  staff_factor_code: {
    title: 'To staff: the code to set up a second factor',
    compose({ data }, clinic) {
      return letter(clinic, 'Your code for the Studio', {
        heading: 'Set up your second factor',
        paragraphs: [
          'Enter this code in the Studio, together with the one from your authenticator app. It’s good for an hour.',
        ],
        rows: [{ label: 'Your code', value: mailedCode(codeData.parse(data).id) }],
        closing: [
          'Nobody from the clinic will ever ask you for it.',
          `Not setting anything up? Then somebody else is logged in as you: call us right away at ${clinic.phone}.`,
        ],
      })
    },
  },
  staff_factor: {
    title: 'To staff and owners: what happened to a second factor',
    compose({ data }, clinic) {
      const { what, name } = factorData.parse(data)
      return letter(clinic, happened[what].title, {
        heading: happened[what].title,
        paragraphs: [happened[what].words(name)],
        rows: [],
        action: { label: 'Open the Studio', href: `${clinic.siteUrl}/studio` },
        closing: [
          'If you expected this, there’s nothing to do. If not, an owner should remove this person’s access right away, under “People and access”.',
        ],
      })
    },
  },
} satisfies Record<string, MailKind>
