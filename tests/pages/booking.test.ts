import { addresses } from '../setup/addresses'
import type { Demo } from '../setup/demo'
import { expect, test } from '../setup/http-test'
import { hrefOf, pageAt, textOf } from '../setup/page-facts'

const service = (name: string) => ({ serviceId: `demo-service-${name}` })
const category = (name: string) => ({ categoryId: `demo-category-${name}` })
const packageOf = (name: string) => ({ packageId: `demo-package-${name}` })
const injections = [
  ...['Vitamin B12', 'Vitamin D3', 'Vitamin C', 'Magnesium', 'Glutathione', 'Tri-Amino', 'Zinc', 'Biotin'],
  ...['L-Carnitine', 'Vitamin B6', 'B-Complex', 'Mineral Blend', 'L-Proline', 'Taurine', 'NAC'],
]

/** What the buttons in this part of a page say, and what each opens. */
async function offered(demo: Demo, address: string, place: string) {
  const { document } = await pageAt(demo, address)
  const buttons = [...document.querySelectorAll<HTMLElement>(`${place} [data-book]`)]
  return buttons.map((button) => [
    textOf(button).replace(' :', ':'),
    JSON.parse(button.dataset.book ?? '') as unknown,
  ])
}

for (const [title, address, place, label, verb, expected] of [
  [
    'each treatment of the home page opens its service, else its category; D-Book Performance is coming [HOME-015] [BOOK-008] [BOOK-009] [BOOK-010]',
    '/',
    '#treatments',
    'Book Now',
    'Book',
    {
      Rehydrate: service('rehydrate'),
      'Rehydrate Plus': service('rehydrate-plus'),
      Myers: service('myers'),
      'NAD+ Therapy': service('elite-nad'),
      'Scottsdale Beauty': service('scottsdale-beauty'),
      Hangover: service('hangover'),
      'Gold Hydration': category('premium-therapies'),
      'D-Book Performance': { isComing: true },
      'Diamond NAD+': service('diamond-nad'),
    },
  ],
  [
    'the featured treatments open their services [HOME-015]',
    '/',
    '[aria-label="Featured Treatments"]',
    'Book Now',
    'Book',
    { Rehydrate: service('rehydrate'), 'Rehydrate Plus': service('rehydrate-plus'), Myers: service('myers') },
  ],
  [
    'each service of the IV menu opens its own form, Immune Booster its category [IVT-012] [BOOK-008]',
    '/iv-therapy',
    '#menu',
    'Book Now',
    'Book',
    {
      Rehydrate: service('rehydrate'),
      'Rehydrate Plus': service('rehydrate-plus'),
      Hangover: service('hangover'),
      'Jr Myers': service('jr-myers'),
      Myers: service('myers'),
      'Immune Booster': category('standard-wellness'),
      'Sun Devil': service('sun-devil'),
      'Arizona Detox': service('arizona-detox'),
      Gold: service('gold-hydration-recovery'),
      Platinum: service('platinum-hydration-recovery'),
      Beauty: service('scottsdale-beauty'),
      'NAD+ 250mg': service('nad-plain'),
      'Diamond NAD+': service('diamond-nad'),
      'Fountain of Youth NAD+': service('fountain-youth'),
      'Elite NAD+': service('elite-nad'),
    },
  ],
  [
    'each of the fifteen injections opens the category of injections [INJ-002]',
    '/vitamin-injections',
    '#injections',
    'Book Now',
    'Book',
    Object.fromEntries(injections.map((name) => [name, category('vitamin-injections')])),
  ],
  [
    'each of the four packages of injections is chosen by its number [INJ-003]',
    '/vitamin-injections',
    '#packages',
    'Choose package',
    'Choose',
    {
      'Shot Pass': packageOf('injections-shot-pass'),
      Basic: packageOf('injections-basic'),
      Premium: packageOf('injections-premium'),
      Elite: packageOf('injections-elite'),
    },
  ],
  [
    'Join Now opens the package of each of the four plans [MEMB-002] [BOOK-014]',
    '/membership',
    '#plans',
    'Join Now',
    'Join',
    {
      'Shot Pass': packageOf('shot-pass'),
      'Wellness Explorer': packageOf('wellness-explorer'),
      'Wellness Elite': packageOf('wellness-elite'),
      'Wellness Platinum': packageOf('wellness-platinum'),
    },
  ],
] satisfies [string, string, string, string, string, Record<string, object>][])
  test(title, async ({ demo }) => {
    expect(await offered(demo, address, place)).toEqual(
      Object.entries<object>(expected).map(([name, target]) => [
        `${label}: ${name}`,
        { title: `${verb} ${name}`, ...target },
      ]),
    )
  })

for (const [where, buttons, label] of [
  ['the header [HEAD-009]', '[data-actions] > [data-book]', 'Book Now'],
  ['the menu of phones', '#site-menu [data-book]', 'Book Now'],
  ['the bar at the bottom of phones', '.action-bar [data-book]', 'Book Now'],
  ['the footer [FOOT-008]', 'footer [data-book]', 'Book IV Therapy'],
] as const)
  test(`${label} opens everything that can be booked in ${where}`, async ({ demo }) => {
    const { document } = await pageAt(demo, '/about')
    const found = [...document.querySelectorAll<HTMLElement>(buttons)]
    expect(found.map((button) => [textOf(button), button.dataset.book])).toEqual([
      [label, '{"title":"Book a visit"}'],
    ])
  })

test('without scripts every button that books leads to the page for first-time patients [ROUTE-004]', async ({
  demo,
}) => {
  for (const address of addresses) {
    const { document } = await pageAt(demo, address)
    const buttons = [...document.querySelectorAll('[data-book]')]
    expect(buttons.length, address).toBeGreaterThan(0)
    for (const button of buttons) {
      expect(hrefOf(button), `${address}, ${textOf(button)}`).toBe('/first-time-patients')
      expect([button.tagName, button.role, button.ariaHasPopup]).toEqual(['A', 'button', 'dialog'])
    }
  }
})
