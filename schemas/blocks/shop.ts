import { BasketIcon } from '@sanity/icons/Basket'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/page.ts'

export const injectionShop = defineType({
  name: 'injectionShop',
  title: 'Injection shop',
  description: 'Lists every published injection with its price. Edit prices under Injections.',
  type: 'object',
  icon: BasketIcon,
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
    prepare: ({ title }) => ({ title, subtitle: 'Injection shop' }),
  },
})

const kinds = [
  { title: 'Injections, with Add to Cart', value: 'injections' },
  { title: 'Membership plans', value: 'plans' },
  { title: 'Gift cards', value: 'giftCards' },
]

export const productList = defineType({
  name: 'productList',
  title: 'Price list',
  description: 'Names and prices of everything of one kind, shorter than on its own page.',
  type: 'object',
  icon: BasketIcon,
  fields: [
    headingField(),
    introField(),
    defineField({
      name: 'kind',
      title: 'What is listed',
      type: 'string',
      options: { list: kinds, layout: 'radio' },
      initialValue: 'injections',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'link',
      title: 'Link to the page about them',
      description: 'Plans and gift cards link here from each line too.',
      type: 'link',
      validation: (rule) => rule.required(),
    }),
    toneField(),
    anchorField(),
  ],
  preview: {
    select: { title: 'heading', kind: 'kind' },
    prepare: ({ title, kind }) => ({
      title,
      subtitle: `Price list · ${kinds.find(({ value }) => value === kind)?.title ?? 'nothing chosen'}`,
    }),
  },
})

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
