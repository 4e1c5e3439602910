import { z } from 'zod'

/** What our scripts send: the values as typed, and the key under which they are stored once. */
export const formRequest = z.strictObject({
  key: z.string().regex(/^[\w.-]{8,100}$/, 'is not a key'),
  values: z.record(z.string(), z.unknown()),
  /** From `GET /api/forms/token`, when the first field was touched. */
  stamp: z.string().max(200).optional(),
})
