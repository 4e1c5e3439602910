import { defineField } from 'sanity'
import { sceneNames } from '../../lib/content/shared/choices.ts'
import { iconNames } from '../../lib/content/shared/icon-names.ts'

/** One of the drawn icons; the words beside it say the same. */
export const iconField = () =>
  defineField({ name: 'icon', title: 'Icon', type: 'string', options: { list: [...iconNames] } })

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
