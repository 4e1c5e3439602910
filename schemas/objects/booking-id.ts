import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'

/** One of our names and its number at the booking provider. */
export const bookingId = defineType({
  name: 'bookingId',
  title: 'Number in the booking system',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Our name',
      type: 'string',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'id',
      title: 'Number at the provider',
      type: 'string',
      validation: (rule) => rule.required().regex(/^[\w-]{1,80}$/, { name: 'letters, digits and dashes' }),
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'id' } },
})
