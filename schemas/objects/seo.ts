import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  description: 'How this page looks in search results and when someone shares it.',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      description: 'Leave empty to use the page title.',
      type: 'string',
      validation: (rule) => rule.max(60).warning('Search engines cut titles after about 60 characters.'),
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      description: 'One or two sentences: what, who for, where.',
      type: 'text',
      rows: 2,
      validation: (rule) =>
        rule.max(160).warning('Search engines cut descriptions after about 160 characters.'),
    }),
    defineField({
      name: 'image',
      title: 'Picture when shared',
      description: 'Leave blank to use a drawn card with the title. Your own photo works best at 1200 × 630.',
      type: 'accessibleImage',
    }),
    defineField({
      name: 'isHidden',
      title: 'Hide from search engines',
      description: 'The page stays public for anyone with its address.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
})
