import { z } from 'zod'

/**
 * What somebody may see before it is public: all drafts, until a moment. Staff see it from the Studio; everybody else
 * by a link, which can be taken back. `at` (ISO) is the moment the site is shown as of; null is now.
 */
export const preview = z.discriminatedUnion('by', [
  z.strictObject({
    by: z.literal('staff'),
    until: z.iso.datetime(),
    at: z.iso.datetime().nullable(),
    /** How many of the staff had lost their access when it was opened. */
    removals: z.number().int(),
  }),
  z.strictObject({
    by: z.literal('link'),
    link: z.uuid(),
    until: z.iso.datetime(),
    at: z.iso.datetime().nullable(),
  }),
])
export type Preview = z.infer<typeof preview>

/** Where a page of the preview is drawn: its own route, which is never stored. */
export const draftRoute = '/draft-preview'

/** By this header of the request the proxy hands it there. It opens nothing: the route asks for the cookie itself. */
export const draftHeader = 'x-ocotillo-draft'

/** How long the Studio's own preview stays open: a working day. */
export const staffHours = 10
