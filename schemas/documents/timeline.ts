import { ClockIcon } from '@sanity/icons/Clock'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** How a kind of visit goes, minute by minute; drips and injections of the same length share one. */
export const timeline = defineType({
  name: 'timeline',
  title: 'Visit, minute by minute',
  type: 'document',
  icon: ClockIcon,
  fields: [
    defineField({
      name: 'name',
      title: 'Name',
      description: 'For this list only: “A 45-minute drip”.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'moments',
      title: 'Parts of the visit',
      type: 'array',
      of: [defineArrayMember({ type: 'visitMoment' })],
      validation: (rule) => rule.required().min(2).max(8),
    }),
  ],
  orderings: [{ title: 'Name', name: 'name', by: [{ field: 'name', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', moments: 'moments' },
    prepare: ({ title, moments }: { title?: string; moments?: unknown[] }) => ({
      title,
      subtitle: `${moments?.length ?? 0} parts`,
    }),
  },
})
