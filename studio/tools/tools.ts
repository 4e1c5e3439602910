import { BookIcon } from '@sanity/icons/Book'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { ClockIcon } from '@sanity/icons/Clock'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { LinkIcon } from '@sanity/icons/Link'
import { SearchIcon } from '@sanity/icons/Search'
import { SunIcon } from '@sanity/icons/Sun'
import { UsersIcon } from '@sanity/icons/Users'
import { lazy } from 'react'
import type { Tool } from 'sanity'
import { route } from 'sanity/router'
import { priceHistoryIntent } from './price-history/history-action.ts'

/** What each Book Now of the site really opens: `/studio/booking-coverage`. */
export const bookingCoverageTool: Tool = {
  name: 'booking-coverage',
  title: 'Booking coverage',
  icon: CheckmarkCircleIcon,
  component: lazy(() =>
    import('./booking-coverage/booking-coverage.tsx').then(({ BookingCoverage }) => ({
      default: BookingCoverage,
    })),
  ),
}

/** How staff do what they do, step by step: `/studio/handbook/<task>`. */
export const handbookTool: Tool = {
  name: 'handbook',
  title: 'Handbook',
  icon: BookIcon,
  component: lazy(() => import('./handbook/handbook.tsx').then(({ Handbook }) => ({ default: Handbook }))),
  router: route.create('/', [route.create('/:task')]),
}

/** Where staff answer what visitors send: `/studio/inbox/<tab>/<id>`. */
export const inboxTool: Tool = {
  name: 'inbox',
  title: 'Inbox',
  icon: EnvelopeIcon,
  component: lazy(() => import('./inbox/inbox.tsx').then(({ Inbox }) => ({ default: Inbox }))),
  router: route.create('/', [route.create('/:tab', [route.create('/:id')])]),
}

/** Who works here and what they may do: `/studio/people`, for the owner. */
export const peopleTool: Tool = {
  name: 'people',
  title: 'People and access',
  icon: UsersIcon,
  component: lazy(() => import('./people/people.tsx').then(({ People }) => ({ default: People }))),
}

/** Links by which people without an account see what is not public yet: `/studio/preview-links`. */
export const previewLinksTool: Tool = {
  name: 'preview-links',
  title: 'Preview links',
  icon: LinkIcon,
  component: lazy(() =>
    import('./preview-links/preview-links.tsx').then(({ PreviewLinks }) => ({ default: PreviewLinks })),
  ),
}

/** Who changed which price when: `/studio/price-history/<view>/<id of a document>`. */
export const priceHistoryTool: Tool = {
  name: 'price-history',
  title: 'Price history',
  icon: ClockIcon,
  component: lazy(() =>
    import('./price-history/price-history.tsx').then(({ PriceHistory }) => ({ default: PriceHistory })),
  ),
  router: route.create('/', [route.create('/:view', [route.create('/:id')])]),
  canHandleIntent: (intent) => intent === priceHistoryIntent,
  getIntentState: (_intent, { id }) => ({ view: 'changes', id }),
}

/** What waits, what came in and what is broken: `/studio/today`. */
export const todayTool: Tool = {
  name: 'today',
  title: 'Today',
  icon: SunIcon,
  component: lazy(() => import('./today/today.tsx').then(({ TodayTool }) => ({ default: TodayTool }))),
}

/** Where the site contradicts itself: `/studio/truth-check`. */
export const truthCheckTool: Tool = {
  name: 'truth-check',
  title: 'Truth check',
  icon: SearchIcon,
  component: lazy(() =>
    import('./truth-check/truth-check.tsx').then(({ TruthCheck }) => ({ default: TruthCheck })),
  ),
}
