import { SearchIcon } from '@sanity/icons/Search'
import { defineArrayMember, defineField, defineType } from 'sanity'

/** How the site's own search understands visitors (docs/decisions/0039-search.md). */
export const searchSettings = defineType({
  name: 'searchSettings',
  title: 'Search: words',
  type: 'document',
  icon: SearchIcon,
  fields: [
    defineField({
      name: 'groups',
      title: 'Words that mean the same',
      description:
        'Names, questions, pages and ZIP codes are found automatically, even with a typo. Here you say what people call them.',
      type: 'array',
      of: [defineArrayMember({ type: 'searchGroup' })],
      validation: (rule) => rule.max(100),
    }),
    defineField({
      name: 'isMissedCounted',
      title: 'Count words that found nothing',
      description:
        'When on, the inbox shows under Searches what people in five different networks searched for in vain, without digits and addresses. When off, nothing is counted, and what was counted is deleted within the hour.',
      type: 'boolean',
      initialValue: true,
    }),
  ],
  preview: { prepare: () => ({ title: 'Search: words' }) },
})
