import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import { ivCategoryKeys } from '../../lib/content/shared/choices.ts'
import { anchorField } from '../fields/section.ts'

/** How one category of the IV menu is called there (IVT-009). */
export const ivCategory = defineType({
  name: 'ivCategory',
  title: 'Category of the IV menu',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'key',
      title: 'Category',
      description: 'Services in this category appear here. If there are none, the category is hidden.',
      type: 'string',
      options: { list: [...ivCategoryKeys], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'label',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required().max(40),
    }),
    defineField({ name: 'intro', title: 'Who it’s for', type: 'text', rows: 2 }),
    anchorField(),
  ],
  preview: { select: { title: 'label', subtitle: 'key' } },
})
