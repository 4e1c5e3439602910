'use client'

import { type ComponentType, lazy } from 'react'

/**
 * A part of a block that runs in the browser: it loads with the block that shows it
 * (docs/decisions/0008-browser-code.md).
 */
export function island<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await load() }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each island, when its file loads.
  return function Island(props: Props) {
    return <Loaded {...props} />
  }
}
