import { z } from 'zod'
import { knownYear } from '../../../platform/shared/text.ts'

const hour = 3_600_000

/** How long a link may last, in ms. */
export const lengths = { hour, day: 24 * hour, week: 7 * 24 * hour } as const
export type LinkLength = keyof typeof lengths

/**
 * What the staff say of a new link: the page it opens first, how long it lasts, and the moment it shows (null: now).
 */
export const newLink = z.strictObject({
  path: z
    .string()
    .max(200, 'use at most 200 characters')
    .regex(/^\/(?![/\\])[^\s\\?#]*$/, 'begin with a slash'),
  lasts: z.enum(Object.keys(lengths) as [LinkLength, ...LinkLength[]]),
  at: z.iso
    .datetime()
    .regex(...knownYear)
    .nullish(),
})
export type NewLink = z.infer<typeof newLink>

/** A link as the staff see it. Its address is nowhere any more. */
export type LinkRow = {
  id: string
  path: string
  at: string | null
  until: string
  createdAt: string
  createdBy: string
  openedAt: string | null
  takenBackAt: string | null
  takenBackBy: string | null
}
