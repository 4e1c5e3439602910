import { z } from 'zod'
import { keptLine } from '@/lib/platform/shared/text'

/** What there is of a product. What is held or sold and not given yet is on hand still, and not for sale. */
export type StockRow = {
  id: string
  name: string
  /** False: the catalogue does not have it any more. */
  isOnSale: boolean
  onHand: number
  /** Of what is on hand. */
  expired: number
  held: number
  sold: number
  forSale: number
  /** Held and sold, but not on hand in a lot that may be given. */
  missing: number
  soldIn30Days: number
  /** The day on which nothing is left at the pace of the last 30 days, Arizona's; null while nothing is sold. */
  lastsUntil: string | null
  /** The clinic gets a mail when what is for sale falls to this, or under it. */
  lowMark: number
  /** The last day of the lot that expires first. */
  nextExpiry: string | null
}

/** `expiresOn` is the lot's last day in Arizona; null where nobody knows one. */
export type StockLot = {
  id: string
  name: string
  expiresOn: string | null
  isExpired: boolean
  onHand: number
}

export const stockMoves = {
  open: 'In stock at the beginning',
  receive: 'Received',
  correct: 'Corrected',
  write_off: 'Written off',
  give: 'Given',
  take_back: 'Not given after all',
} as const
type StockMove = keyof typeof stockMoves

/** A line of the ledger; `units` has a sign, and all of a lot's are what is on hand of it. */
export type StockEntry = {
  id: string
  at: string
  move: StockMove
  units: number
  lot: string
  reason: string | null
  by: string | null
  order: { id: string; ref: string } | null
}

export type StockDetail = StockRow & {
  lots: StockLot[]
  /** The newest of them. */
  entries: StockEntry[]
  /** Orders paid back before they were given, whose units wait for somebody to look. */
  setAside: { orderId: string; ref: string; units: number }[]
  now: string
}

/** Somebody who was given something of a lot. */
export type LotOrder = {
  id: string
  ref: string
  buyerName: string | null
  /** Null until PayPal has told the payer's. */
  email: string | null
  units: number
  givenAt: string | null
}

const dayMs = 86_400_000

/**
 * The day (`YYYY-MM-DD`, as `today` is) on which the last unit goes at the pace of the last 30 days; null while nothing
 * is sold, and where it is more than ten years away.
 */
export function lastDayOf(forSale: number, soldIn30Days: number, today: string): string | null {
  if (soldIn30Days === 0) return null
  const days = Math.floor((forSale * 30) / soldIn30Days)
  return days > 3650 ? null : new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10)
}

const words = (missing: string, most: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(most, `Use at most ${most} characters.`)
    .regex(keptLine, 'has a character that can not be stored')

const units = (least: number) =>
  z
    .number('Enter a number.')
    .int('Enter a whole number.')
    .min(least, least === 0 ? 'Enter zero or more.' : 'Enter one or more.')
    .max(100_000, 'Enter a smaller number.')

const reason = words('Enter a reason.', 300)

/** Made by the browser of who asks: a second press is the same change. */
const key = z.uuid()

export const receiveInput = z.strictObject({
  key,
  units: units(1),
  lot: words('Enter the lot’s name.', 80),
  expiresOn: z.iso.date('Enter the expiration date.'),
  reason,
})
export type ReceiveInput = z.infer<typeof receiveInput>

/** `seen` is what was shown as on hand when somebody counted. */
export const correctInput = z.strictObject({ key, counted: units(0), seen: units(0), reason })
export type CorrectInput = z.infer<typeof correctInput>

export const writeOffInput = z.strictObject({ key, units: units(1), reason })
export type WriteOffInput = z.infer<typeof writeOffInput>

export const markInput = z.strictObject({ lowMark: units(0) })
