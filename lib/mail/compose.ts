import 'server-only'
import { getSiteSettings } from '@/lib/content/settings'
import { env } from '@/lib/env'
import { mailKinds } from './kinds'
import type { OutboxRow } from './mail-kind'

/** The mail of an outbox row, written with today's contacts. Throws when what it reports, or where it goes, can't be read. */
export async function composeMail(row: OutboxRow) {
  const kind = mailKinds[row.kind]
  if (!kind) throw new Error(`There is no mail of the kind ${row.kind}`)
  const settings = await getSiteSettings()
  if (!settings) throw new Error("The clinic's contacts are not published")
  const to = row.recipient ?? settings.emailBookings
  if (!to) throw new Error('The clinic has no email address for bookings')
  const clinic = { name: settings.clinicName ?? '', phone: settings.phone ?? '', siteUrl: env.siteUrl }
  return { to, ...(await kind.compose(row, clinic)) }
}
