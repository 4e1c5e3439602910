import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'

export const navigation = defineType({
  name: 'navigation',
  title: 'Menus',
  type: 'document',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'headerLinks',
      title: 'Top menu',
      description:
        'Drag to change the order. The first four are always visible, the rest appear under “More”.',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('The menu needs at least one link.'),
    }),
    defineField({
      name: 'footerColumns',
      title: 'Footer',
      type: 'array',
      of: [defineArrayMember({ type: 'footerColumn' })],
      validation: (rule) => rule.required().max(4).warning('More than four columns do not fit side by side.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Menus' }) },
})
