import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** Links behind a heading that opens; `footerColumn` is the one that is always open. */
export const linkGroup = defineType({
  name: 'linkGroup',
  title: 'Group that opens',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(28),
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('A group needs at least one link.'),
    }),
  ],
  preview: {
    select: { title: 'label', links: 'links' },
    prepare: ({ title, links }: { title?: string; links?: unknown[] }) => ({
      title,
      subtitle: `${links?.length ?? 0} links`,
    }),
  },
})
