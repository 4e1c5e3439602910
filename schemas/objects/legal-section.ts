import { TextIcon } from '@sanity/icons/Text'
import { defineType } from 'sanity'
import { bodyField } from '../fields/body.ts'
import { anchorField, headingField } from '../fields/section.ts'

export const legalSection = defineType({
  name: 'legalSection',
  title: 'Section',
  type: 'object',
  icon: TextIcon,
  fields: [headingField(), bodyField(), anchorField()],
  preview: { select: { title: 'heading' } },
})
