import { defineArrayMember, defineField } from 'sanity'

/** Paragraphs, small headings, lists, strong words and links. */
export const bodyField = () =>
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
  })
