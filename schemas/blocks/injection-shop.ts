import { BasketIcon } from '@sanity/icons/Basket'
import { defineField, defineType } from 'sanity'

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
