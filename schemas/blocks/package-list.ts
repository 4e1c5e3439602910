import { PackageIcon } from '@sanity/icons/Package'
import { defineField, defineType } from 'sanity'

export const packageList = defineType({
  name: 'packageList',
  title: 'Package list',
  description: 'Lists every published package. Edit them under Packages.',
  type: 'object',
  icon: PackageIcon,
  fields: [
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    defineField({ name: 'intro', title: 'Introduction', type: 'text', rows: 3 }),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Package list' }),
  },
})
