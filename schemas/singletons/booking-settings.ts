import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField, defineType, type NumberRule } from 'sanity'
import { secureAddressProblem } from '../rules/addresses.ts'

const bookingId = /^[\w-]{1,80}$/

/** Third parties on the site and what their accounts call our services (BOOK-002, BOOK-012). */
export const bookingSettings = defineType({
  name: 'bookingSettings',
  title: 'Booking and widgets',
  type: 'document',
  icon: CalendarIcon,
  groups: [
    { name: 'booking', title: 'Booking system', default: true },
    { name: 'ids', title: 'What opens what' },
    { name: 'exam', title: 'Good faith exam' },
    { name: 'reviews', title: 'Reviews and map' },
    { name: 'waiting', title: 'When something does not load' },
  ],
  fields: [
    addressField(
      'bookingScript',
      'Script of the booking system',
      'From the provider’s setup page.',
      'booking',
      true,
    ),
    defineField({
      name: 'bookingAccount',
      title: 'Account',
      description: 'The clinic’s number at the provider: letters and digits.',
      type: 'string',
      group: 'booking',
      validation: (rule) => rule.required().regex(bookingId, { name: 'letters, digits and dashes' }),
    }),
    addressField(
      'bookingPage',
      'The provider’s own booking page',
      'Offered to visitors when the widget doesn’t load. Leave blank for none.',
      'booking',
    ),
    idList('serviceIds', 'Services', 'Used first: the name of a service, and its number at the provider.'),
    idList(
      'categoryIds',
      'Categories',
      'Used when the service has no number: the category as visitors see it.',
    ),
    defineField({
      name: 'examForm',
      title: 'Where the exam opens',
      description: 'Either way, patients first read and accept your text below.',
      type: 'string',
      group: 'exam',
      options: {
        list: [
          { title: 'On this site, in a window', value: 'own' },
          { title: 'On the provider’s site, in a new tab', value: 'provider' },
        ],
        layout: 'radio',
      },
      initialValue: 'own',
      validation: (rule) => rule.required(),
    }),
    addressField(
      'examPage',
      'Address of the exam form',
      'Includes the clinic’s name and number. Personal details are never filled in.',
      'exam',
      true,
    ),
    defineField({
      name: 'examHeading',
      title: 'Heading of the window',
      type: 'string',
      group: 'exam',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'examDisclosure',
      title: 'What patients agree to',
      description: 'Shown before the form opens. A blank line starts a new paragraph.',
      type: 'text',
      rows: 8,
      group: 'exam',
      validation: (rule) => rule.required().max(1200),
    }),
    addressField('examTerms', 'Terms of the exam’s provider', 'Linked below that text.', 'exam'),
    defineField({
      name: 'clearanceMonths',
      title: 'Months an exam lasts',
      description:
        'A patient the provider approved needs no new exam for this long. We email them 30 days before it expires.',
      type: 'number',
      group: 'exam',
      initialValue: 12,
      validation: monthsRule,
    }),
    defineField({
      name: 'clearanceGroups',
      title: 'Groups with another length',
      description: 'Only for exam groups that differ. Use the group’s name as the injections have it.',
      type: 'array',
      group: 'exam',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'clearanceGroup',
          title: 'Exam group',
          fields: [
            defineField({
              name: 'name',
              title: 'Exam group',
              type: 'string',
              validation: (rule) => rule.required().max(40),
            }),
            defineField({ name: 'months', title: 'Months', type: 'number', validation: monthsRule }),
          ],
          preview: {
            select: { title: 'name', months: 'months' },
            prepare: ({ title, months }) => ({ title, subtitle: `${months} months` }),
          },
        }),
      ],
      validation: (rule) => rule.custom(twiceProblem),
    }),
    addressField(
      'reviewsScript',
      'Script of the reviews',
      'Loads only when a visitor scrolls near it. Leave blank to show testimonials instead.',
      'reviews',
    ),
    defineField({
      name: 'reviewsId',
      title: 'Number of the reviews widget',
      type: 'string',
      group: 'reviews',
      validation: (rule) => rule.regex(bookingId, { name: 'letters, digits and dashes' }),
    }),
    addressField(
      'mapPage',
      'Address of the map',
      'Google Maps: Share, Embed a map, the address in quotation marks. Leave empty for the drawn map.',
      'reviews',
    ),
    defineField({
      name: 'limitSeconds',
      title: 'Seconds to wait',
      description: 'After this, visitors are offered the phone and a callback instead.',
      type: 'number',
      group: 'waiting',
      initialValue: 10,
      validation: (rule) => rule.required().integer().min(3).max(60),
    }),
  ],
  preview: { prepare: () => ({ title: 'Booking and widgets' }) },
})

/** Shorter than two months would be told of its end before it began. */
function monthsRule(rule: NumberRule) {
  return rule.required().integer().min(2).max(60)
}

function addressField(name: string, title: string, description: string, group: string, isRequired = false) {
  return defineField({
    name,
    title,
    description,
    type: 'string',
    group,
    validation: (rule) => {
      const checked = rule.max(1000).custom(secureAddressProblem)
      return isRequired ? checked.required() : checked
    },
  })
}

function idList(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    group: 'ids',
    of: [defineArrayMember({ type: 'bookingId' })],
    validation: (rule) => rule.custom(twiceProblem),
  })
}

/** A sentence when a name stands there twice: nobody could say which number is meant. */
function twiceProblem(rows: unknown): true | string {
  const names = Array.isArray(rows) ? rows.map((row: { name?: string }) => row.name) : []
  const twice = names.find((name, index) => name && names.indexOf(name) !== index)
  return twice ? `“${twice}” is listed twice.` : true
}
