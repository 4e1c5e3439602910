import { SearchIcon } from '@sanity/icons/Search'
import { defineField, defineType } from 'sanity'
import { about, otherName } from '../fields/findable.ts'
import { orderField, pageOrdering } from '../fields/offer.ts'
import { hrefProblem } from '../rules/addresses.ts'

export const searchEntry = defineType({
  name: 'searchEntry',
  title: 'Search result',
  type: 'document',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'What visitors read first in the list of results.',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'type',
      title: 'Kind',
      type: 'string',
      options: {
        list: [
          { title: 'Service', value: 'service' },
          { title: 'Page', value: 'page' },
          { title: 'Treatment', value: 'treatment' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'page',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'url',
      title: 'Leads to',
      description: 'A page of this site, with # for a place on it, for example /iv-therapy#nad.',
      type: 'string',
      validation: (rule) => rule.required().custom(hrefProblem),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      description: 'One sentence. Its words are searched too, so use the ones patients use.',
      type: 'text',
      rows: 2,
      options: about,
      validation: (rule) => rule.required().max(160),
    }),
    defineField({
      name: 'category',
      title: 'Category',
      description: 'A word or two to group results, also searched: for example Energy, Gifts or Legal.',
      type: 'string',
      options: otherName,
      validation: (rule) => rule.max(40),
    }),
    orderField(),
  ],
  orderings: [pageOrdering],
  preview: { select: { title: 'title', subtitle: 'url' } },
})
