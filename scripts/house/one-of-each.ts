import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../demo/settings.ts'

/** Who asks by `fetch` in a browser, and whom; everybody else asks our own API by `askApi`. */
const mayFetch = [
  'lib/platform/browser/api-client.ts',
  // The Studio's client: with the person's token, for files too; it sees `shared` alone.
  'studio/tools/inbox/staff-api.ts',
  // Sanity's API, where its client can't: the history's lines, and one stream for all tabs.
  'studio/structure/unpublished/unpublished.tsx',
  'studio/shared-stream/environment.ts',
  'studio/shared-stream/leader.ts',
  // Whether Google's map answers at all.
  'components/map/street-map.tsx',
]
const fetchPattern = /(?<![\w.])(?:(?:globalThis|window|self)\.)?fetch\(|\bsendBeacon\(|\bXMLHttpRequest\b/

/** Where dollars and cents meet: nowhere but in `money.ts`. */
const moneyPattern = /[*/] 100\b|\.toFixed\(2\)|style: 'currency'|\$\$\{|'\$' \+/
const notOurMoney = [
  'lib/platform/shared/money.ts',
  // Drips, pixels and percentages.
  'lib/truth/plan-contents.ts',
  'components/art/scenes/medicine.tsx',
  'local/content-lake/image-reading.ts',
  'scripts/pictures/compare.ts',
  // PayPal's stand-in knows currencies that have no cents.
  'local/paypal/pages.ts',
  'scripts/house/one-of-each.ts',
]

/** Files of browser code that call somebody by themselves, and exceptions that are none any more. */
export function callsBesideClient(files: string[]): string[] {
  const calling = files.filter((file) => isForBrowsers(file) && holds(file, fetchPattern))
  return [
    ...calling.filter((file) => !mayFetch.includes(file)),
    ...mayFetch.filter((file) => !calling.includes(file)).map((file) => `${file} no longer does`),
  ]
}

/** Files that count or write money by themselves. */
export const moneyElsewhere = (files: string[]): string[] =>
  files.filter((file) => !notOurMoney.includes(file) && holds(file, moneyPattern))

const holds = (file: string, pattern: RegExp) => pattern.test(readFileSync(join(root, file), 'utf8'))

function isForBrowsers(file: string): boolean {
  return /^(?:components|studio)\/|^lib\/.*\/browser\/|^app\/.*\.tsx$/.test(file)
}
