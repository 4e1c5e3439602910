import { ClockIcon } from '@sanity/icons/Clock'
import { defineField, defineType } from 'sanity'

/** One part of a visit: when, what happens, and how it feels. */
export const visitMoment = defineType({
  name: 'visitMoment',
  title: 'Part of the visit',
  type: 'object',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'when',
      title: 'When',
      description: 'As visitors read it: “First 10 minutes”, “Minute 10 to 40”.',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'title',
      title: 'What happens',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'text',
      title: 'What it’s like',
      type: 'text',
      rows: 3,
      validation: (rule) => rule.required().max(320),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'when' } },
})
