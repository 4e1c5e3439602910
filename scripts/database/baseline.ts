import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../demo/problem.ts'
import { root } from '../demo/settings.ts'

/** The one migration, which `npm run typegen` makes of `supabase/schemas/`. */
export const baselinePath = 'supabase/migrations/20261204000000_baseline.sql'

const folder = join(root, 'supabase', 'schemas')

/** The sources in the order in which they can be run: what a table or an SQL function names stands before it. */
const order = [
  'platform',
  'staff',
  'mail',
  'second-factor',
  'accounts',
  'content',
  'search',
  'schedule',
  'requests',
  'estimates',
  'newsletter',
  'rsvps',
  'products',
  'orders',
  'cart',
  'clearances',
  'gift-cards',
  'payments',
  'discounts',
  'quotes',
  'checkout',
  'stock',
  'stock-desk',
  'refunds',
  'gift-refunds',
  'refund-confirmations',
  'order-desk',
  'alarms',
  'today',
  'rights',
]

const heading = `-- Made of supabase/schemas/ by \`npm run typegen\` (docs/decisions/0033-one-baseline.md): change those, not this.\n`

/** @throws {Problem} when a source is not in the order, or one of the order is not there. */
export async function baselineOfSchemas(): Promise<string> {
  const found = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  const wanted = order.map((name) => `${name}.sql`)
  const odd = [...found, ...wanted].filter((name) => !found.includes(name) || !wanted.includes(name))
  if (odd.length > 0)
    throw new Problem(
      `supabase/schemas/ and the order in scripts/database/baseline.ts differ in ${odd.join(', ')}: correct one of them.`,
    )
  const parts = await Promise.all(
    order.map(async (name) => `\n-- ${name}.sql\n\n${await readFile(join(folder, `${name}.sql`), 'utf8')}`),
  )
  return heading + parts.join('')
}
