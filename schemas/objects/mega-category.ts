import { ThListIcon } from '@sanity/icons/ThList'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** One column of the Services menu (ENT-016). */
export const megaCategory = defineType({
  name: 'megaCategory',
  title: 'Group of services',
  type: 'object',
  icon: ThListIcon,
  fields: [
    defineField({
      name: 'category',
      title: 'Heading',
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.max(28).warning('More than 28 characters take two lines.'),
      ],
    }),
    defineField({
      name: 'items',
      title: 'Services',
      type: 'array',
      of: [defineArrayMember({ type: 'megaItem' })],
      validation: (rule) => [
        rule.required().min(1).error('A group needs at least one service.'),
        rule.max(6).warning('More than six make the menu taller than small screens.'),
      ],
    }),
  ],
  preview: {
    select: { title: 'category', items: 'items' },
    prepare: ({ title, items }: { title?: string; items?: unknown[] }) => ({
      title,
      subtitle: `${items?.length ?? 0} services`,
    }),
  },
})
