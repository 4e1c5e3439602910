import { ImageIcon } from '@sanity/icons/Image'
import { SearchIcon } from '@sanity/icons/Search'
import { TextIcon } from '@sanity/icons/Text'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField } from '../fields/page.ts'
import { bodyField } from '../fields/text.ts'

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

type ImageValue = { asset?: { _ref?: string } }

export const accessibleImage = defineType({
  name: 'accessibleImage',
  title: 'Image',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true },
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the image',
      description: 'Read aloud to people who can’t see it: “A nurse prepares a vitamin B12 vial”.',
      type: 'string',
      validation: (rule) =>
        rule.custom((alt, context) => {
          const image = context.parent as ImageValue | undefined
          if (!image?.asset || alt?.trim()) return true
          return 'Describe the image for people who can’t see it.'
        }),
    }),
  ],
  preview: { select: { title: 'alt', media: 'asset' } },
})

export const legalSection = defineType({
  name: 'legalSection',
  title: 'Section',
  type: 'object',
  icon: TextIcon,
  fields: [headingField(), bodyField(), anchorField()],
  preview: { select: { title: 'heading' } },
})
