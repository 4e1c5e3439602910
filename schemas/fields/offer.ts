import { defineField } from 'sanity'
import { detailPath } from '../../lib/content/shared/detail-path.ts'
import { pathProblem } from '../../lib/content/shared/path-problem.ts'
import { moneyProblem, originalPriceProblem } from '../rules/money.ts'

type Place = { group?: string; fieldset?: string }

/** Dollars, whole cents, 0 to 10,000. */
export const priceField = (place: Place = {}, title = 'Price', description = 'Dollars.') =>
  defineField({
    name: 'price',
    title,
    description,
    type: 'number',
    ...place,
    validation: (rule) => rule.required().custom(moneyProblem),
  })

/** The price before the reduction; a lower one than today's is pointed out. */
export const originalPriceField = (place: Place = {}) =>
  defineField({
    name: 'originalPrice',
    title: 'Original price',
    description: 'Shown struck through. Leave blank if there’s no discount.',
    type: 'number',
    ...place,
    validation: (rule) => [
      rule.custom(moneyProblem),
      rule
        .custom((original: number | undefined, { document }) =>
          originalPriceProblem(original, typeof document?.price === 'number' ? document.price : undefined),
        )
        .warning(),
    ],
  })

export const orderField = (place: Place = {}) =>
  defineField({
    name: 'order',
    title: 'Place in the list',
    description: 'Small numbers come first.',
    type: 'number',
    ...place,
    initialValue: 100,
    validation: (rule) => rule.required().integer().min(0),
  })

export const slugField = (source: string, place: Place = {}) =>
  defineField({
    name: 'slug',
    title: 'Short name in addresses',
    description:
      'Press Generate once. Changing it later breaks links to its place in a list, and may break its booking; the old address of its own page leads on by itself.',
    type: 'slug',
    ...place,
    options: { source, maxLength: 60 },
    validation: (rule) =>
      rule
        .required()
        .custom((slug: { current?: string } | undefined, { document }) =>
          pathProblem(detailPath(document?._type ?? '', slug?.current) ?? undefined),
        ),
  })

/** The Studio's list in the order of the page. */
export const pageOrdering = {
  title: 'As on the page',
  name: 'page',
  by: [{ field: 'order', direction: 'asc' as const }],
}
