import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField } from '../fields/section.ts'

export const giftPresets = defineType({
  name: 'giftPresets',
  title: 'Gift cards',
  description:
    'A card for every published gift card, and the form to buy one. Edit amounts under Gift cards.',
  type: 'object',
  icon: CreditCardIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'buyLabel',
      title: 'Button text',
      description: 'Leads to the form and chooses this card in it.',
      type: 'string',
      initialValue: 'Purchase',
      validation: (rule) => rule.required().max(30),
    }),
    defineField({
      name: 'otherAmount',
      title: 'About other amounts',
      description: 'Which other amounts are available, and how to get one.',
      type: 'text',
      rows: 2,
    }),
    defineField({
      name: 'formHeading',
      title: 'Heading of the form',
      description: 'Above the form where visitors create a card and add it to the cart.',
      type: 'string',
      initialValue: 'Make it yours',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'formIntro',
      title: 'Words above the form',
      description: 'How to pay for a card and how it arrives.',
      type: 'text',
      rows: 2,
    }),
    defineField({ name: 'newPatientLink', title: 'Link for new patients', type: 'link' }),
    defineField({
      name: 'balanceLink',
      title: 'Link for people who have a card',
      description: 'Leads to the page that shows a card’s balance: /gift-cards/balance.',
      type: 'link',
    }),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading' },
    prepare: ({ title }) => ({ title, subtitle: 'Gift cards' }),
  },
})
