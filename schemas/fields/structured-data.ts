import { defineArrayMember, defineField } from 'sanity'

/** What is told to search engines beside the pages' own words (SEO-005 … 007). */
export const structuredDataField = defineField({
  name: 'structuredData',
  title: 'What search engines are told',
  description: 'Only claims the clinic can prove: search engines may show them next to its name.',
  type: 'object',
  group: 'search',
  fields: [
    defineField({
      name: 'priceRange',
      title: 'Price range',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'ratingValue',
      title: 'Rating',
      description:
        '1 to 5. Leave empty to state none. Told on the drip and injection pages only. Google shows no stars for a rating that a clinic gives itself.',
      type: 'number',
      validation: (rule) => rule.min(1).max(5),
    }),
    defineField({
      name: 'reviewCount',
      title: 'Number of reviews',
      type: 'number',
      validation: (rule) => rule.integer().min(0),
    }),
    defineField({
      name: 'ratingSource',
      title: 'Source of the rating',
      description: 'Where the rating and number of reviews can be verified. Visitors don’t see it.',
      type: 'string',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'satisfactionSource',
      title: 'Source of satisfied patients',
      description: 'How the percentages on the treatments were surveyed. Visitors don’t see it.',
      type: 'string',
      validation: (rule) => rule.max(200),
    }),
    defineField({
      name: 'areaServed',
      title: 'Areas served',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    defineField({
      name: 'latitude',
      title: 'Latitude of the office',
      description: 'With five decimals, as a map shows it: 33.49364. Leave both empty to tell none.',
      type: 'number',
      validation: (rule) => rule.min(-90).max(90),
    }),
    defineField({
      name: 'longitude',
      title: 'Longitude of the office',
      description: 'West is negative: -111.92108.',
      type: 'number',
      validation: (rule) => rule.min(-180).max(180),
    }),
  ],
})
