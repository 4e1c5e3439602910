import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

export const faqList = defineType({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Opening a question closes the previous one. The questions themselves are under “Questions”.',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'faqs',
      title: 'Questions',
      type: 'array',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Questions and answers' }),
  },
})
