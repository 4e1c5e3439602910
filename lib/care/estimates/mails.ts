import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { serviceClient } from '@/lib/platform/db/server/database'
import { hashLink, linkToken } from './server/secrets'

export const estimateKinds = {
  estimate_ready: {
    title: 'Link to an estimate',
    compose: ({ data }, clinic) => estimateMail(data, clinic),
  },
} satisfies Record<string, MailKind>

const mailed = z.object({ estimate: z.uuid(), link: z.int() })

/**
 * The mail with the link of an estimate. It says neither what the document is nor what it costs: mails travel far.
 * Throws when the link is no longer the estimate's (another recipient was chosen since), so that nobody is sent into
 * nothing.
 */
export async function estimateMail(data: unknown, clinic: { name: string; phone: string; siteUrl: string }) {
  const { estimate, link } = mailed.parse(data)
  const token = linkToken(estimate, link)
  const { data: found, error } = await serviceClient()
    .from('estimates')
    .select('id')
    .eq('id', estimate)
    .eq('link_hash', hashLink(token))
    .maybeSingle()
  if (error) throw new Error(`The estimate could not be read: ${error.code}`)
  if (!found) throw new Error('The link of this mail is no longer valid')
  const [first = clinic.name] = clinic.name.split(' ')
  return letter(clinic, `Your document from ${first} is ready`, {
    heading: 'Your document is ready',
    paragraphs: [
      'The document you asked for is ready to read and download.',
      'For your privacy, it opens with a code. The code isn’t in this email: we’ll give it to you by phone or text message.',
    ],
    rows: [],
    closing: [
      `Open it here: ${clinic.siteUrl}/estimate/${token}`,
      `No code yet, or a question? Call us at ${clinic.phone}.`,
    ],
  })
}
