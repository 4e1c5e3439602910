import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** Who works here and what they may do: `/studio/people`, for the owner. */
export const peopleTool: Tool = {
  name: 'people',
  title: 'People and access',
  icon: UsersIcon,
  component: lazy(() => import('./people.tsx').then(({ People }) => ({ default: People }))),
}
