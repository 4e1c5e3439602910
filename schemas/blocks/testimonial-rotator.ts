import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { defineType } from 'sanity'
import { anchorField, headingField, toneField } from '../fields/section.ts'

export const testimonialRotator = defineType({
  name: 'testimonialRotator',
  title: 'Testimonials',
  description: 'One after the other, every five seconds. Edit them under Testimonials.',
  type: 'object',
  icon: BlockquoteIcon,
  fields: [headingField(), toneField(), anchorField()],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Testimonials' }),
  },
})
