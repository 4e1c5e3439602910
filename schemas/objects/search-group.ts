import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from 'sanity'

const answers = [
  { title: 'Whether we’re open now', value: 'hours' },
  { title: 'Our phone number', value: 'phone' },
  { title: 'Our address', value: 'address' },
]

const findable = [
  'faq',
  'ivService',
  'injection',
  'package',
  'membershipPlan',
  'searchEntry',
  'page',
  'serviceArea',
]

export const searchGroup = defineType({
  name: 'searchGroup',
  title: 'Words that mean the same',
  type: 'object',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'words',
      title: 'Words',
      description:
        'As people type them, with Enter after each: hangover, nausea, party. Visitors never see them, but they decide what is offered, so promise nothing here, either.',
      type: 'array',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.max(40) })],
      options: { layout: 'tags' },
      validation: (rule) => rule.required().min(1).max(40).unique(),
    }),
    defineField({
      name: 'first',
      title: 'What comes first',
      description: 'What you would answer on the phone. Leave blank to find whatever has one of the words.',
      type: 'reference',
      to: findable.map((type) => ({ type })),
      weak: true,
    }),
    defineField({
      name: 'siteAnswer',
      title: 'Or an answer of the site',
      type: 'string',
      options: { list: answers, layout: 'radio' },
      hidden: ({ parent }) => Boolean(parent?.first),
    }),
  ],
  preview: {
    select: {
      words: 'words',
      title: 'first.title',
      name: 'first.name',
      question: 'first.question',
      city: 'first.city',
      answer: 'siteAnswer',
    },
    prepare: ({ words, title, name, question, city, answer }) => ({
      title: (words as string[] | undefined)?.join(', ') ?? 'No words yet',
      subtitle: question ?? title ?? name ?? city ?? answers.find(({ value }) => value === answer)?.title,
    }),
  },
})
