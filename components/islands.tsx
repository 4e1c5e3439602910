'use client'

import { type ComponentType, lazy } from 'react'

/**
 * The parts of blocks that run in the browser: each loads with the block that shows it (docs/decisions/0008). What mostly stands on a
 * page together is one file: every request costs a visitor 0.4 kB of its own.
 */
const ivMenu = () => import('./iv-menu/iv-menu-parts')
const homeParts = () => import('./home-parts')

export const IvMenuListIsland = island(async () => (await ivMenu()).IvMenuList)
export const DosagePriceIsland = island(async () => (await ivMenu()).DosagePrice)
export const ScheduleExamIsland = island(async () => (await homeParts()).ScheduleExam)
export const ZipCheckIsland = island(async () => (await homeParts()).ZipCheck)
export const AddToCartIsland = island(async () => (await import('./cart/add-to-cart')).AddToCart)
export const PortalWidgetIsland = island(async () => (await import('./booking/portal-widget')).PortalWidget)
export const SpotsLeftIsland = island(async () => (await import('./events/spots-left')).SpotsLeft)
export const EstimateTotalIsland = island(async () => (await import('./forms/estimate-total')).EstimateTotal)
export const SendButtonIsland = island(async () => (await import('./forms/send-button')).SendButton)
export const GiftFormIsland = island(async () => (await import('./gift-cards/gift-form-live')).GiftFormLive)

function island<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each island, when this file loads.
  return function Island(props: Props) {
    return <Loaded {...props} />
  }
}
