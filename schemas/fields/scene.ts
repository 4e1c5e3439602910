import { defineField } from 'sanity'
import { sceneNames } from '../../lib/content/shared/choices.ts'

/** One of the drawn scenes. */
export const sceneField = () =>
  defineField({
    name: 'art',
    title: 'Drawing',
    type: 'string',
    options: { list: [...sceneNames] },
    initialValue: 'stems',
    validation: (rule) => rule.required(),
  })
