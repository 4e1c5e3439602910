import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const giftPresets = defineType({
  name: 'giftPresets',
  title: 'Gift cards',
  description: 'A card for every published gift card. Edit amounts under Gift cards.',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'buyLabel',
      title: 'Words of the button',
      description: 'Dials the clinic.',
      type: 'string',
      initialValue: 'Call to buy',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'otherAmount',
      title: 'About other amounts',
      description: 'Which amounts there are besides, and how to get one.',
      type: 'text',
      rows: 2,
    }),
    defineField({ name: 'newPatientLink', title: 'Link for new patients', type: 'link' }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Gift cards' }),
  },
})
