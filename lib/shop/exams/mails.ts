import 'server-only'
import { z } from 'zod'
import type { Clinic, MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { clinicLongDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { isoMoment } from '@/lib/platform/shared/iso-moment'
import { knownNote, type MailedOrder, readMailed } from '@/lib/shop/orders/mails'
import { examNote } from '@/lib/shop/orders/shared/reference'

const about = (title: string, write: (order: MailedOrder, clinic: Clinic) => ReturnType<typeof letter>) =>
  ({
    title,
    compose: async (row, clinic) => write(await readMailed(row), clinic),
  }) satisfies MailKind

/** Mails about the exam before an order is given. No subject says what was bought or what a provider said. */
export const examKinds = {
  exam_needed: about('Schedule your exam', neededMail),
  exam_more_needed: about('The provider needs more', moreMail),
  exam_declined: about('We can’t go ahead', declinedMail),
  exam_renewal: {
    title: 'An exam runs out',
    compose: ({ data }, clinic) =>
      renewalMail(z.object({ valid_until: z.string() }).parse(data).valid_until, clinic),
  },
} satisfies Record<string, MailKind>

const scheduleAt = ({ siteUrl }: Clinic) => ({ label: 'Schedule my exam', href: `${siteUrl}/telehealth` })

const orCall = ({ phone }: Clinic) => `If you’d rather talk to us, call ${phone}.`

export function neededMail({ ref, knownLink }: Pick<MailedOrder, 'ref' | 'knownLink'>, clinic: Clinic) {
  return letter(clinic, `One more step for your order #${ref}`, {
    heading: 'Please schedule your exam',
    paragraphs: [examNote, 'You can do it from home, on your phone or computer.'],
    action: scheduleAt(clinic),
    rows: [],
    closing: [...(knownLink ? [knownNote(knownLink)] : []), orCall(clinic)],
  })
}

export function moreMail({ ref }: Pick<MailedOrder, 'ref'>, clinic: Clinic) {
  return letter(clinic, `About your order #${ref}`, {
    heading: 'The provider would like to know more',
    paragraphs: [
      'Thank you for taking the time for your exam. Before your visit, the provider would like a little more from you.',
      `Please call us at ${clinic.phone} and we’ll tell you what’s missing, or schedule another call with the provider.`,
    ],
    action: scheduleAt(clinic),
    rows: [],
    closing: ['Your order stays as it is in the meantime.'],
  })
}

export function declinedMail({ ref }: Pick<MailedOrder, 'ref'>, clinic: Clinic) {
  return letter(clinic, `About your order #${ref}`, {
    heading: 'We can’t go ahead with this treatment',
    paragraphs: [
      'Thank you for taking the time for your exam. The provider advised against this treatment for you right now. We know that’s disappointing; your health comes first.',
      'We’ll give you back what you paid for it. You’ll hear from us again when the refund is on its way; there’s nothing you need to do.',
    ],
    rows: [],
    closing: [
      `If you have questions, or would like to know what else may be right for you, call us at ${clinic.phone}.`,
    ],
  })
}

export function renewalMail(validUntil: string, clinic: Clinic) {
  const day = clinicLongDate(new Date(isoMoment(validUntil)))
  return letter(clinic, 'Time to renew with us', {
    heading: 'Your good faith exam expires soon',
    paragraphs: [
      `Your exam covers your treatments with us until ${day}. A new one takes 5 to 10 minutes by video, and then you’re set again.`,
    ],
    action: scheduleAt(clinic),
    rows: [],
    closing: ['If you’re not planning a visit, there’s nothing you need to do.', orCall(clinic)],
  })
}
