import { z } from 'zod'
import { keptLine } from '@/lib/platform/shared/text'

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
