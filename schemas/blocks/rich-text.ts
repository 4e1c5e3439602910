import { TextIcon } from '@sanity/icons/Text'
import { defineArrayMember, defineField, defineType } from 'sanity'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  description: 'Paragraphs, lists and small headings.',
  type: 'object',
  icon: TextIcon,
  fields: [
    defineField({ name: 'heading', title: 'Heading', type: 'string' }),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'block',
          styles: [
            { title: 'Text', value: 'normal' },
            { title: 'Small heading', value: 'h3' },
          ],
          lists: [
            { title: 'Bullets', value: 'bullet' },
            { title: 'Numbers', value: 'number' },
          ],
          marks: {
            decorators: [
              { title: 'Strong', value: 'strong' },
              { title: 'Emphasis', value: 'em' },
            ],
            annotations: [{ type: 'textLink' }],
          },
        }),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: 'heading', body: 'body' },
    prepare: ({ title, body }) => ({ title: title ?? body, subtitle: 'Text' }),
  },
})
