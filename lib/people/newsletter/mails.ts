import 'server-only'
import { z } from 'zod'
import { clockTime } from '@/lib/content/shared/clock-time'
import type { Clinic, MailKind, OutboxRow, WrittenMail } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { serviceClient } from '@/lib/platform/db/server/database'
import { formatDay } from '@/lib/platform/shared/locale'
import { confirmLink, listWords, type MailingList, unsubscribeLink } from './server/subscription'

const list = z.enum(['newsletter', 'event_alerts'])
const confirmData = z.object({ list, token: z.string() })
const welcomeData = z.object({ list })
const words = z.string().nullable()
const alertData = z.object({
  event: z.object({
    title: z.string(),
    date: z.string(),
    time: words,
    endTime: words,
    location: words,
    price: words,
  }),
})

export const subscriptionKinds = {
  subscription_confirm: {
    title: 'Please confirm your subscription',
    compose({ data }, clinic) {
      const { list, token } = confirmData.parse(data)
      return confirmMail(list, token, clinic)
    },
  },
  subscription_welcome: {
    title: 'Welcome to a mailing list',
    compose: async (row, clinic) =>
      welcomeMail(welcomeData.parse(row.data).list, await unsubscribeToken(row), clinic),
  },
  event_alert: {
    title: 'News about a new event',
    compose: async (row, clinic) =>
      eventAlertMail(alertData.parse(row.data).event, await unsubscribeToken(row), clinic),
  },
} satisfies Record<string, MailKind>

async function unsubscribeToken({ kind, subscriber_id }: OutboxRow): Promise<string> {
  const { data, error } = await serviceClient()
    .from('newsletter_subscribers')
    .select('status, unsubscribe_token')
    .eq('id', subscriber_id ?? '')
    .single()
  if (error) throw new Error(`The subscriber could not be read: ${error.code}`)
  if (data.status !== 'confirmed') throw new Error(`Nobody wants this mail (${kind}) anymore`)
  return data.unsubscribe_token
}

/** Asks whether the address wants the list. Says no word of who asked: strangers could write by it otherwise. */
export function confirmMail(list: MailingList, token: string, clinic: Clinic): WrittenMail {
  return letter(clinic, 'Please confirm your subscription', {
    heading: 'One more step',
    paragraphs: [
      `Someone asked us to send ${listWords[list]} to this address. If it was you, please confirm.`,
    ],
    action: { label: 'Confirm my subscription', href: confirmLink(clinic.siteUrl, token) },
    rows: [],
    closing: [
      'The link works for 7 days. If it wasn’t you, do nothing: you’re not subscribed, and we won’t write again.',
    ],
  })
}

export function welcomeMail(list: MailingList, unsubscribeToken: string, clinic: Clinic): WrittenMail {
  const words = {
    newsletter: 'From now on, you’ll get our wellness tips and offers.',
    event_alerts: 'Whenever we publish a new event, we’ll email you its date and place.',
  }
  return listMail(unsubscribeToken, clinic, 'You are subscribed', {
    heading: 'Thank you for subscribing',
    paragraphs: [words[list]],
    rows: [],
    closing: [],
  })
}

export type AnnouncedEvent = {
  title: string
  date: string
  time: string | null
  endTime: string | null
  location: string | null
  price: string | null
}

export function eventAlertMail(event: AnnouncedEvent, unsubscribeToken: string, clinic: Clinic): WrittenMail {
  const day = formatDay(event.date, { dateStyle: 'full' })
  const hours = [event.time, event.endTime].flatMap((time) => (time ? [clockTime(time)] : [])).join(' to ')
  return listMail(unsubscribeToken, clinic, `New event: ${event.title}`, {
    heading: event.title,
    paragraphs: ['We have a new event, and you asked us to let you know.'],
    action: { label: 'See our events', href: `${clinic.siteUrl}/events` },
    rows: [
      { label: 'Day', value: day },
      ...(hours ? [{ label: 'Time', value: hours }] : []),
      ...(event.location ? [{ label: 'Place', value: event.location }] : []),
      ...(event.price ? [{ label: 'Price', value: event.price }] : []),
    ],
    closing: [],
  })
}

/**
 * A mail of a list: it can be unsubscribed from by a visible link, and by the mail program's own button (RFC 8058).
 */
function listMail(
  unsubscribeToken: string,
  clinic: Clinic,
  subject: string,
  words: Parameters<typeof letter>[2],
): WrittenMail {
  const href = unsubscribeLink(clinic.siteUrl, unsubscribeToken)
  const footnote = { words: 'You’re getting this email because you subscribed.', label: 'Unsubscribe', href }
  return {
    ...letter(clinic, subject, { ...words, footnote }),
    headers: { 'List-Unsubscribe': `<${href}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}
