import { z } from 'zod'
import { keptLine } from '@/lib/platform/shared/text'

const text = (most: number) =>
  z
    .string()
    .max(most, `use at most ${most} characters`)
    .regex(keptLine, 'has a character that can not be searched')

/**
 * What every list of the staff's takes: words to search, and the page: `next` of the last answer as `after` continues
 * it.
 */
export const pageQuery = {
  search: text(200).optional(),
  after: text(100).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
}
