import { z } from 'zod'
import { type Issue, isIssue } from './issues.ts'

const milliseconds = z.number().int().min(0).max(600_000)

const faultSchema = z.strictObject({
  match: z.strictObject({
    path: z.string().min(1).optional(),
    method: z.enum(['GET', 'POST', 'PATCH', 'PUT', 'DELETE']).optional(),
    nth: z.number().int().min(1).optional(),
  }),
  do: z
    .strictObject({
      issue: z.custom<Issue>((name) => typeof name === 'string' && isIssue(name)).optional(),
      status: z.number().int().min(400).max(599).optional(),
      delayMs: milliseconds.optional(),
      hangMs: milliseconds.optional(),
      dropBefore: z.literal(true).optional(),
      dropAfterCommit: z.literal(true).optional(),
    })
    .refine((what) => Object.keys(what).length > 0),
})

export type Fault = z.infer<typeof faultSchema>['do']

export type Faults = ReturnType<typeof createFaults>

/** Failures that tests order in advance. The first that fits a request holds. */
export function createFaults() {
  let ordered: { wanted: z.infer<typeof faultSchema>; fits(path: string): boolean; seen: number }[] = []
  return {
    /** Orders a fault. False when it makes no sense. */
    add(body: unknown): boolean {
      const parsed = faultSchema.safeParse(body)
      const fits = parsed.success ? pathTest(parsed.data.match.path) : undefined
      if (!parsed.success || !fits) return false
      ordered.push({ wanted: parsed.data, fits, seen: 0 })
      return true
    },
    /** What shall happen to this request. Without `nth` a fault holds for every request that fits. */
    take(method: string, path: string): Fault | undefined {
      let found: Fault | undefined
      for (const one of ordered) {
        const { match } = one.wanted
        if ((match.method && match.method !== method) || !one.fits(path)) continue
        one.seen += 1
        if (match.nth === undefined || match.nth === one.seen) found ??= one.wanted.do
      }
      return found
    },
    reset() {
      ordered = []
    },
  }
}

/** A path that begins with `^` is a regular expression, any other a prefix. */
function pathTest(pattern = '/'): ((path: string) => boolean) | undefined {
  if (!pattern.startsWith('^')) return (path) => path.startsWith(pattern)
  try {
    const expression = new RegExp(pattern)
    return (path) => expression.test(path)
  } catch {
    return undefined
  }
}
