import { ClockIcon } from '@sanity/icons/Clock'
import { lazy } from 'react'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'

/** The name of the intent that opens the history of one document. */
export const priceHistoryIntent = 'price-history'

/** Who changed which price when: `/studio/price-history/<view>/<id of a document>`. */
export const priceHistoryTool: Tool = {
  name: 'price-history',
  title: 'Price history',
  icon: ClockIcon,
  component: lazy(() =>
    import('./price-history.tsx').then(({ PriceHistory }) => ({ default: PriceHistory })),
  ),
  router: route.create('/', [route.create('/:view', [route.create('/:id')])]),
  canHandleIntent: (intent) => intent === priceHistoryIntent,
  getIntentState: (_intent, { id }) => ({ view: 'changes', id }),
}
