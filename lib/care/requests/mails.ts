import 'server-only'
import { z } from 'zod'
import { getSiteSettings } from '@/lib/content/server/settings'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { serviceClient } from '@/lib/platform/db/server/database'

const replyData = z.object({ note: z.uuid(), subject: z.string() })

export const replyKinds = {
  staff_reply: {
    title: 'To the sender: our reply',
    /** What a person of the staff wrote to the sender of a request; answers go to the clinic's general address. */
    async compose({ data }, clinic) {
      const { note, subject } = replyData.parse(data)
      const [stored, settings] = await Promise.all([
        serviceClient().from('submission_notes').select('body').eq('id', note).single(),
        getSiteSettings(),
      ])
      if (!stored.data?.body) throw new Error('The reply could not be read')
      const paragraphs = stored.data.body.split(/\n{2,}/)
      const written = letter(clinic, subject, { heading: subject, paragraphs, rows: [], closing: [] })
      const replyTo = settings?.emailGeneral
      return { ...written, ...(replyTo && { headers: { 'Reply-To': replyTo } }) }
    },
  },
} satisfies Record<string, MailKind>
