import { LinkIcon } from '@sanity/icons/Link'
import { lazy } from 'react'
import type { Tool } from 'sanity'

/** Links by which people without an account see what is not public yet: `/studio/preview-links`. */
export const previewLinksTool: Tool = {
  name: 'preview-links',
  title: 'Preview links',
  icon: LinkIcon,
  component: lazy(() =>
    import('./preview-links.tsx').then(({ PreviewLinks }) => ({ default: PreviewLinks })),
  ),
}
