import type { AlarmName } from '@/lib/desk/health/shared'

type Tone = 'working' | 'slower' | 'broken'
export type StatusLine = { title: string; tone: Tone; words: string }

type Part = {
  title: string
  /** By which alarm it is so; the first that is open counts, and none means it works. */
  troubles: [alarm: AlarmName, tone: Tone, words: string][]
}

const parts: Part[] = [
  {
    title: 'Pages and prices',
    troubles: [['content', 'slower', 'Working. Today’s changes may take a little longer to show.']],
  },
  {
    title: 'Booking',
    troubles: [['certificate', 'slower', 'Working. If your browser warns you, please call us instead.']],
  },
  {
    title: 'Shop and gift cards',
    troubles: [
      ['database', 'broken', 'Not working right now. Nothing is charged. Please call us to order.'],
      ['paypal', 'broken', 'We can’t take payments right now. Nothing is charged. Please call us to order.'],
      ['webhook', 'slower', 'Working. Confirmations may take a minute longer.'],
    ],
  },
  {
    title: 'Forms and requests',
    troubles: [
      ['database', 'broken', 'Not working right now. Please call us.'],
      ['mail', 'slower', 'Working. Our emails may take longer to arrive.'],
    ],
  },
  {
    title: 'Accounts',
    troubles: [
      ['database', 'broken', 'You can’t sign in right now.'],
      ['mail', 'slower', 'Working. Our emails may take longer to arrive.'],
    ],
  },
  {
    title: 'Receipts and other emails',
    troubles: [
      ['database', 'slower', 'Delayed. Nothing is lost.'],
      ['mail', 'slower', 'Delayed. Nothing is lost.'],
    ],
  },
]

/** What visitors are told of each part of the site, and nothing about its machines. */
export const statusLines = (open: AlarmName[]): StatusLine[] =>
  parts.map(({ title, troubles }) => {
    const trouble = troubles.find(([alarm]) => open.includes(alarm))
    return { title, tone: trouble?.[1] ?? 'working', words: trouble?.[2] ?? 'Working.' }
  })

/** All of it in a heading. */
export function statusHeading(lines: StatusLine[]): string {
  if (lines.some(({ tone }) => tone === 'broken')) return 'Some things aren’t working right now'
  return lines.every(({ tone }) => tone === 'working') ? 'Everything is working' : 'Working, with delays'
}
