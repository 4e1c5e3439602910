import { BookIcon } from '@sanity/icons/Book'
import { lazy } from 'react'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'

/** How staff do what they do, step by step: `/studio/handbook/<task>`. */
export const handbookTool: Tool = {
  name: 'handbook',
  title: 'Handbook',
  icon: BookIcon,
  component: lazy(() => import('./handbook.tsx').then(({ Handbook }) => ({ default: Handbook }))),
  router: route.create('/', [route.create('/:task')]),
}
