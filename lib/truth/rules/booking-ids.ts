import { bookableIvService, bookableTreatment } from '../../care/booking/shared/bookable-names.ts'
import { type Coverage, coverageOf } from '../../care/booking/shared/coverage.ts'
import { itemsOf, nameOf, slugOf, wordsOf } from '../fields.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule } from '../model.ts'

export const bookingIds: Rule = {
  id: 'booking-ids',
  title: 'What Book Now opens',
  explains: 'Every Book Now opens exactly what was pressed, and every number of the booking system is used.',
  check(content) {
    const [settings] = content.ofType('bookingSettings')
    if (!settings) return []
    return [
      ...coverage(content, settings).flatMap((row) => inexact(content, settings, row)),
      ...unused(content, settings),
    ]
  },
}

const names = (settings: ContentDocument, field: string) =>
  itemsOf(settings, field).map((row) => ({ name: wordsOf(row, 'name'), id: wordsOf(row, 'id') }))

const text = (document: ContentDocument, field: string) => wordsOf(document, field) || null

function coverage(content: Content, settings: ContentDocument): Coverage[] {
  const named = (document: ContentDocument) => ({
    ...document,
    name: nameOf(document),
    slug: slugOf(document) || null,
    bookingTarget: text(document, 'bookingTarget'),
    category: text(document, 'category'),
    subtitle: text(document, 'subtitle'),
    intakeId: text(document, 'intakeId'),
  })
  return coverageOf({
    settings: {
      serviceIds: names(settings, 'serviceIds'),
      categoryIds: names(settings, 'categoryIds'),
      bookingScript: text(settings, 'bookingScript'),
      bookingAccount: text(settings, 'bookingAccount'),
    },
    ivCategories: ivCategories(content),
    treatments: content.ofType('treatment').map(named),
    ivServices: content.ofType('ivService').map(named),
    injections: content.ofType('injection').map(named),
    packages: content.ofType('package').map(named),
    plans: content.ofType('membershipPlan').map(named),
  })
}

const ivCategories = (content: Content) =>
  content
    .ofType('page')
    .flatMap((page) => content.objectsOf(page))
    .flatMap(({ value }) =>
      value._type === 'ivCategory' ? [{ key: wordsOf(value, 'key'), label: wordsOf(value, 'label') }] : [],
    )

function inexact(
  content: Content,
  settings: ContentDocument,
  { id, name, asks, state, opens }: Coverage,
): Finding[] {
  const document = content.byId(id)
  if (!document || state === 'exact') return []
  const isByName = asks?.service !== undefined
  const near = isByName
    ? nearest(
        asks.service ?? '',
        names(settings, 'serviceIds').map((row) => row.name),
      )
    : undefined
  const whatOpens =
    state === 'nothing'
      ? 'opens nothing: visitors read that online booking is coming soon'
      : `opens ${opens?.selector === 'categoryId' ? `the whole category “${asks?.category}”` : 'another plan'}`
  return [
    finding({
      rule: 'booking-ids',
      severity: state === 'nothing' ? 'error' : 'warning',
      sentence: `Book Now of “${name}” ${whatOpens}${asks ? `, because the booking system has no service “${asks.service}”` : ''}.`,
      places: [content.placeOf(document, isByName ? 'bookingTarget' : 'intakeId', asks?.service ?? '')],
      fixes: near
        ? [
            {
              label: `Book “${near}”`,
              changes: [{ documentId: id, path: 'bookingTarget', from: document.bookingTarget, to: near }],
            },
          ]
        : [],
    }),
  ]
}

/** The one known name that only adds to or leaves out letters and hyphens of the asked one. */
function nearest(asked: string, known: string[]): string | undefined {
  const bare = (name: string) => name.replaceAll('-', '')
  const same = known.filter((name) => bare(name) === bare(asked))
  const longer = known.filter((name) => name.startsWith(`${asked}-`))
  return same.length === 1 ? same[0] : longer.length === 1 ? longer[0] : undefined
}

function unused(content: Content, settings: ContentDocument): Finding[] {
  const used = new Set([
    ...content
      .ofType('treatment')
      .map(
        (one) =>
          bookableTreatment({ _id: one._id, subtitle: null, bookingTarget: text(one, 'bookingTarget') })
            .service,
      ),
    ...content
      .ofType('ivService')
      .map(
        (one) =>
          bookableIvService({ slug: slugOf(one), bookingTarget: text(one, 'bookingTarget') }, null).service,
      ),
    ...content.ofType('injection').map(slugOf),
  ])
  return content.objectsOf(settings).flatMap(({ value, path }) => {
    const name = path.startsWith('serviceIds') ? wordsOf(value, 'name') : ''
    if (!name || used.has(name)) return []
    return finding({
      rule: 'booking-ids',
      severity: 'notice',
      sentence: `The booking system’s service “${name}” has a number here, but nothing on the site books it.`,
      places: [content.placeOf(settings, path, name)],
    })
  })
}
