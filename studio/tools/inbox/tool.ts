import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { lazy } from 'react'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'

/** Where staff answer what visitors send: `/studio/inbox/<tab>/<id>`. */
export const inboxTool: Tool = {
  name: 'inbox',
  title: 'Inbox',
  icon: EnvelopeIcon,
  component: lazy(() => import('./inbox.tsx').then(({ Inbox }) => ({ default: Inbox }))),
  router: route.create('/', [route.create('/:tab', [route.create('/:id')])]),
}
