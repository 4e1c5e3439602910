import 'server-only'
import { z } from 'zod'
import { alarmNames, alarms } from '@/lib/desk/health/shared'
import type { MailKind } from '@/lib/mail/server/kinds'
import { letter } from '@/lib/mail/server/letter'
import { clinicMoment } from '@/lib/platform/clinic-time/shared/clinic-time'

const alarmData = z.object({ name: z.enum(alarmNames), since: z.string(), until: z.string() })

/** The two ends of an alarm, for the owner. */
export const alarmKinds = {
  alarm_began: {
    title: 'To the owner: something is broken',
    compose({ data }, clinic) {
      const { name, since, until } = alarmData.parse(data)
      const { title, broken, remedy } = alarms[name]
      return letter(clinic, `Action needed: ${title}`, {
        heading: `${title}: something is wrong`,
        paragraphs: [broken, remedy],
        rows: [{ label: 'Since', value: clinicMoment(new Date(since), new Date(until)) }],
        action: { label: 'Open Today', href: `${clinic.siteUrl}/studio/today` },
        closing: [
          `There’s more in the runbook under “alarm.${name}”. You’ll get one more email about this, once it’s over.`,
        ],
      })
    },
  },
  alarm_over: {
    title: 'To the owner: it works again',
    compose({ data }, clinic) {
      const { name, since, until } = alarmData.parse(data)
      const { title } = alarms[name]
      const end = new Date(until)
      return letter(clinic, `Over: ${title}`, {
        heading: `${title}: back to normal`,
        paragraphs: ['There’s nothing left to do.'],
        rows: [
          { label: 'Broken since', value: clinicMoment(new Date(since), end) },
          { label: 'Back to normal', value: clinicMoment(end, end) },
        ],
        closing: [],
      })
    },
  },
} satisfies Record<string, MailKind>
