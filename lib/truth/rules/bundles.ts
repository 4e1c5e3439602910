import { readMoney } from '../../platform/reading/shared.ts'
import { formatCents, formatDollars, nearestCents } from '../../platform/shared/money.ts'
import { nameOf, numberOf, wordsOf } from '../fields.ts'
import { contentsIn, contentsInWords, monthlyContents, monthlyPrice, type Price, pricesOf } from '../menu.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule } from '../model.ts'

export const bundles: Rule = {
  id: 'bundles',
  title: 'Packages and plans that do not pay off',
  explains:
    'A bundle costs no more than most of its parts bought separately, a bigger one costs no more for each part, and no offer is worse than another in everything.',
  check(content) {
    const kinds = [content.ofType('package'), content.ofType('membershipPlan')]
    const all = kinds.flat()
    return [
      ...all.flatMap((one) => dearerThanSingles(content, one)),
      ...kinds.flatMap((tiers) => invertedTiers(content, tiers)),
      ...all.flatMap((one) => dominated(content, one, all)),
    ]
  },
}

/** The single price in the middle: half of the choice is cheaper. */
const middle = (prices: Price[]): number => prices[Math.floor((prices.length - 1) / 2)]?.amount ?? 0

function dearerThanSingles(content: Content, bundle: ContentDocument): Finding[] {
  const price = numberOf(bundle, 'price')
  const { drips, shots } = contentsIn(bundle)
  const singles = drips * middle(pricesOf(content, 'drip')) + shots * middle(pricesOf(content, 'injection'))
  if (price === null || !Number.isFinite(singles) || singles === 0 || price <= singles) return []
  if (saysFromWhichPrice(bundle, price, { drips, shots })) return []
  const parts = [drips && `${drips} drips`, shots && `${shots} shots`].filter(Boolean).join(' and ')
  return [
    finding({
      rule: 'bundles',
      severity: 'warning',
      sentence: `“${nameOf(bundle)}” costs ${formatDollars(price)}, but ${parts} at a middle price cost ${formatDollars(Math.round(singles))} bought separately.`,
      places: [
        content.placeOf(bundle, 'price', formatDollars(price)),
        content.placeOf(bundle, 'features', `${parts}, separately ${formatDollars(Math.round(singles))}`),
      ],
    }),
  ]
}

/** 'Pays off with shots from $25' tells the customer openly. */
function saysFromWhichPrice(
  bundle: ContentDocument,
  price: number,
  { drips, shots }: { drips: number; shots: number },
) {
  const [from] = readMoney(
    /pays off with (?:shots|drips) from .*/i.exec(wordsOf(bundle, 'savings'))?.[0] ?? '',
  )
  return from !== undefined && from.dollars >= price / (drips || shots)
}

function invertedTiers(content: Content, tiers: readonly ContentDocument[]): Finding[] {
  const ordered = tiers
    .map((one) => ({
      one,
      price: numberOf(one, 'price') ?? 0,
      contents: contentsIn(one),
      period: wordsOf(one, 'period'),
    }))
    .filter(
      ({ price, contents }) =>
        price > 0 && contents.drips === 0 && Number.isFinite(contents.shots) && contents.shots > 0,
    )
    .sort((one, other) => one.contents.shots - other.contents.shots)
  return ordered.slice(1).flatMap((bigger, index) => {
    const smaller = ordered[index]
    if (!smaller || smaller.period !== bigger.period) return []
    const eachCents = (tier: typeof bigger) => nearestCents(tier.price / tier.contents.shots)
    if (eachCents(bigger) <= eachCents(smaller)) return []
    return finding({
      rule: 'bundles',
      severity: 'warning',
      sentence: `“${nameOf(bigger.one)}” is the bigger package, but a shot costs ${formatCents(eachCents(bigger))} in it and ${formatCents(eachCents(smaller))} in “${nameOf(smaller.one)}”.`,
      places: [
        content.placeOf(
          bigger.one,
          'price',
          `${formatDollars(bigger.price)} for ${bigger.contents.shots} shots`,
        ),
        content.placeOf(
          smaller.one,
          'price',
          `${formatDollars(smaller.price)} for ${smaller.contents.shots} shots`,
        ),
      ],
    })
  })
}

/** Offers with the same name are `same-name`'s. */
function dominated(content: Content, one: ContentDocument, all: readonly ContentDocument[]): Finding[] {
  const price = monthlyPrice(one)
  const gives = monthlyContents(one)
  if (price === null || gives.drips + gives.shots === 0) return []
  const better = all.find((other) => {
    const otherPrice = monthlyPrice(other)
    if (other === one || otherPrice === null || nameOf(other) === nameOf(one)) return false
    const more = monthlyContents(other)
    const isNoLess =
      more.drips >= gives.drips && more.shots >= gives.shots && more.percentOff >= gives.percentOff
    const isBetter = more.drips > gives.drips || more.shots > gives.shots || otherPrice < price
    return otherPrice <= price && isNoLess && isBetter
  })
  if (!better) return []
  const amount = (document: ContentDocument) => formatDollars(monthlyPrice(document) ?? 0)
  const place = (document: ContentDocument) =>
    content.placeOf(
      document,
      'price',
      `${amount(document)} a month for ${contentsInWords(monthlyContents(document))}`,
    )
  return [
    finding({
      rule: 'bundles',
      severity: 'warning',
      sentence: `Nobody needs “${nameOf(one)}” for ${amount(one)} a month: “${nameOf(better)}” gives at least as much for ${amount(better)}.`,
      places: [place(one), place(better)],
    }),
  ]
}
