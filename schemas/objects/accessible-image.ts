import { ImageIcon } from '@sanity/icons/Image'
import { defineField, defineType } from 'sanity'

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
