import { defineField } from 'sanity'
import { iconNames } from '../../lib/content/shared/icon-names.ts'

/** One of the drawn icons; the words beside it say the same. */
export const iconField = () =>
  defineField({ name: 'icon', title: 'Icon', type: 'string', options: { list: [...iconNames] } })
