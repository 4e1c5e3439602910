import { SearchIcon } from '@sanity/icons/Search'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** Where the site contradicts itself: `/studio/truth-check`. */
export const truthCheckTool: Tool = {
  name: 'truth-check',
  title: 'Truth check',
  icon: SearchIcon,
  component: lazy(() => import('./truth-check.tsx').then(({ TruthCheck }) => ({ default: TruthCheck }))),
}
