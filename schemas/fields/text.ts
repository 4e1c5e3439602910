import { defineArrayMember, defineField } from 'sanity'
import { about } from './findable.ts'

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

/** Short points, one per line. */
export const featuresField = (title: string, most: number, place: { group?: string } = {}) =>
  defineField({
    name: 'features',
    title,
    description: `Up to ${most} short points, one per line.`,
    type: 'array',
    ...place,
    of: [
      defineArrayMember({ type: 'string', options: about, validation: (rule) => rule.required().max(80) }),
    ],
    validation: (rule) =>
      rule.required().min(1).max(most).unique().error(`Name one to ${most} different points.`),
  })
