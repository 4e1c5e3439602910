/** Fields that are words on a page and nothing else: no address, id, key or name that a program goes by. */
const shown = new Set([
  'answer',
  'benefits',
  'description',
  'detail',
  'emptyText',
  'emptyTitle',
  'eyebrow',
  'features',
  'heading',
  'hoursShort',
  'intro',
  'label',
  'lead',
  'location',
  'medicalDisclaimer',
  'note',
  'opening',
  'priceText',
  'question',
  'replyPromise',
  'responseTime',
  'savings',
  'spotsText',
  'statement',
  'subtitle',
  'summary',
  'tagline',
  'term',
  'text',
  'title',
  'value',
])

/**
 * Words a program goes by after all: they would be sent, compared or stored with what is invisible in them. And the menus: a mark
 * weighs 4 kB, and every page has some sixty of their links.
 */
const goneBy: Record<string, string[]> = {
  // Its line of treatments is its category at the booking system.
  treatment: ['subtitle'],
  event: ['title'],
  estimateService: ['title'],
  siteSettings: ['value'],
  navigation: [...shown],
  // Its words go into frames of the providers.
  bookingSettings: [...shown],
}

/** Whether the text at this path (names only, from the document's top) is one that carries an edit mark. */
export function isShownText(type: string, names: readonly string[]): boolean {
  const name = names.at(-1)
  if (name === undefined || !shown.has(name)) return false
  // What search engines are told, and the menu's categories, which are the booking system's.
  if (names.includes('seo') || names.includes('categories')) return false
  return !goneBy[type]?.includes(name)
}
