import { HeartIcon } from '@sanity/icons/Heart'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const treatmentMenu = defineType({
  name: 'treatmentMenu',
  title: 'Treatment menu',
  description:
    'Every treatment with its price: six at first, the rest with one press. Edit them under Treatments.',
  type: 'object',
  icon: HeartIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'note',
      title: 'Line below the cards',
      description: 'For example where the full IV menu is.',
      type: 'string',
      validation: (rule) => rule.max(160),
    }),
    defineField({ name: 'link', title: 'Link beside it', type: 'link' }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Treatment menu' }),
  },
})
