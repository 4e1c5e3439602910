import type { Offer } from './quote.ts'

type Menu = {
  services: {
    name: string | null
    slug: string | null
    price: number | null
    dosages: { dosage?: string | null; price?: number | null }[] | null
  }[]
  injections: { name: string | null; slug: string | null; price: number | null }[]
}
type ReadCents = (dollars: number | null | undefined) => number | null

/** What a menu offers for groups: each drip, of those with dosages each dosage, and each injection; none without a price. */
export function offersOf({ services, injections }: Menu, readCents: ReadCents): Offer[] {
  const drips = services.flatMap(({ name, slug, price, dosages }) =>
    (dosages?.length ? dosages : [{ dosage: null, price }]).map((one) => ({
      kind: 'drip' as const,
      key: keyOf('drip', slug, one.dosage),
      name: [name, one.dosage].filter(Boolean).join(', '),
      cents: readCents(one.price ?? price),
    })),
  )
  const shots = injections.map(({ name, slug, price }) => ({
    kind: 'injection' as const,
    key: keyOf('injection', slug),
    name: name ?? '',
    cents: readCents(price),
  }))
  const offers = [...drips, ...shots].flatMap(({ cents, ...offer }) =>
    cents !== null && cents > 0 && offer.name && /^[a-z0-9-]{1,96}$/.test(offer.key)
      ? { ...offer, cents }
      : [],
  )
  return offers.filter(({ key }, place) => offers.findIndex((one) => one.key === key) === place)
}

const keyOf = (kind: string, slug: string | null, dosage?: string | null) =>
  slug ? [kind, slug, ...(dosage ? [dosage.toLowerCase().replace(/[^a-z0-9]+/g, '-')] : [])].join('-') : ''
