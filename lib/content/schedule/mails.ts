import 'server-only'
import { z } from 'zod'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { clinicLongDate, clinicTime } from '@/lib/platform/clinic-time/shared/clinic-time'

const lateData = z.object({ title: z.string(), due: z.string() })

/** To the clinic: what staff had planned for a moment is not on the site. */
export const scheduleKinds = {
  staff_schedule_late: {
    title: 'To us: a planned change is late',
    compose({ data }, clinic) {
      const { title, due } = lateData.parse(data)
      const moment = new Date(due)
      return letter(clinic, 'A planned change is not on the site yet', {
        heading: 'A planned change is not on the site yet',
        paragraphs: [
          `“${title}” was planned for ${clinicLongDate(moment)}, ${clinicTime(moment)} (Arizona), and could not be published after three tries. The site will keep trying.`,
          'You’ll find the reason next to it in the Studio, under Schedule.',
        ],
        action: { label: 'Open the schedule', href: `${clinic.siteUrl}/studio/schedule` },
        rows: [],
        closing: ['If it can’t wait, publish the documents by hand and cancel the planned change.'],
      })
    },
  },
} satisfies Record<string, MailKind>
