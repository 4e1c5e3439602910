import { BasketIcon } from '@sanity/icons/Basket'
import { defineField, defineType } from 'sanity'
import { anchorField, headingField, introField, toneField } from '../fields/section.ts'

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
