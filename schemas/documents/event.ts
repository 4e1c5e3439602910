import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineField, defineType } from 'sanity'
import { about, otherName } from '../fields/findable.ts'
import { slugField } from '../fields/offer.ts'
import { detailsField } from '../fields/page.ts'
import { timeProblem } from '../rules/times.ts'

const kinds = ['Educational', 'Workshop', 'Special Event', 'Corporate']

export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  icon: CalendarIcon,
  groups: [
    { name: 'when', title: 'What and when', default: true },
    { name: 'words', title: 'Price and description' },
    { name: 'after', title: 'After the event' },
  ],
  fieldsets: [{ name: 'time', title: 'Time of day in Arizona', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      group: 'when',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'Once it’s over, the event moves to past events automatically.',
      type: 'date',
      options: { dateFormat: 'MMMM D, YYYY' },
      group: 'when',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'time',
      title: 'Begins',
      description: 'Written like 18:00, which is 6 PM. Arizona time: no need to convert anything.',
      type: 'string',
      initialValue: '18:00',
      group: 'when',
      fieldset: 'time',
      validation: (rule) => rule.required().custom(timeProblem),
    }),
    defineField({
      name: 'endTime',
      title: 'Ends',
      description: 'If blank, the event ends at midnight.',
      type: 'string',
      initialValue: '19:30',
      group: 'when',
      fieldset: 'time',
      validation: (rule) =>
        rule.custom((end: string | undefined, { document }) => {
          const begin = document?.time
          if (end && typeof begin === 'string' && end <= begin) return 'The end has to be after the start.'
          return timeProblem(end)
        }),
    }),
    defineField({
      name: 'location',
      title: 'Where',
      description: 'Venue and city: “Desert Bloom Studio, Scottsdale”.',
      type: 'string',
      options: otherName,
      group: 'when',
      validation: (rule) => rule.required().max(100),
    }),
    defineField({
      name: 'type',
      title: 'Type',
      type: 'string',
      options: { list: kinds, layout: 'radio', direction: 'horizontal' },
      initialValue: 'Educational',
      group: 'when',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'isFeatured',
      title: 'Highlight this event',
      description: 'Drawn larger and before the others. Highlight one at a time.',
      type: 'boolean',
      initialValue: false,
      group: 'when',
    }),
    defineField({
      name: 'priceText',
      title: 'Price as visitors read it',
      description: '“Free”, “$49”, “$299 per couple” or “Contact for pricing”.',
      type: 'string',
      initialValue: 'Free',
      group: 'words',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({
      name: 'spotsText',
      title: 'Spots as visitors read them',
      description: '“24 spots” or “12 couples”. Leave blank to say nothing.',
      type: 'string',
      group: 'words',
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'spots',
      title: 'Spots to reserve',
      description:
        'How many people can come. Visitors reserve until all spots are taken, then join the waitlist. Leave blank to take no reservations. If you add spots, the waitlist gets them right away; if you remove some, no one loses theirs.',
      type: 'number',
      group: 'words',
      validation: (rule) => rule.integer().min(0).max(10_000),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'What happens, who it’s for, and what to bring. Two or three sentences.',
      type: 'text',
      rows: 4,
      options: about,
      group: 'words',
      validation: (rule) => [
        rule.required(),
        rule.max(320).warning('More than 320 characters make the card uneven.'),
      ],
    }),
    detailsField({ group: 'words' }),
    slugField('title', { group: 'when' }),
    defineField({
      name: 'attendees',
      title: 'How many came',
      description: 'Shown once the event is over.',
      type: 'number',
      group: 'after',
      validation: (rule) => rule.integer().min(0),
    }),
    defineField({
      name: 'rating',
      title: 'Average rating',
      description: 'From the guests’ cards, 1 to 5, for example 4.8.',
      type: 'number',
      group: 'after',
      validation: (rule) => rule.min(1).max(5).precision(1),
    }),
  ],
  orderings: [
    { title: 'Latest first', name: 'latest', by: [{ field: 'date', direction: 'desc' }] },
    { title: 'Earliest first', name: 'earliest', by: [{ field: 'date', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'title', date: 'date', price: 'priceText', type: 'type', attendees: 'attendees' },
    prepare: ({ title, date, price, type, attendees }) => ({
      title,
      subtitle: [date ?? 'No date yet', type, price, attendees && `${attendees} came`]
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
