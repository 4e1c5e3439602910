'use client'

import { create } from 'zustand'
import { type Shopper, signedInHint } from './model'

type AccountState = {
  shopper: Shopper | null
  /** True until it is first known whether somebody is signed in (AUTH-003). */
  isLoading: boolean
}

/** Who is signed in in this browser, as the server last said. */
export const useAccount = create<AccountState>(() => ({ shopper: null, isLoading: true }))

const news = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel('account') : null)

/** Takes over what the server said, and tells the other tabs of this browser (AUTH-002). */
export function setShopper(shopper: Shopper | null): void {
  useAccount.setState({ shopper, isLoading: false })
  const channel = news()
  channel?.postMessage('changed')
  channel?.close()
}

/** Asks the server who is signed in, unless no cookie says that anybody is. Never rejects; where nobody answers nothing changes. */
export async function readShopper(): Promise<void> {
  if (!document.cookie.includes(`${signedInHint}=`)) {
    useAccount.setState({ shopper: null, isLoading: false })
    return
  }
  try {
    const response = await fetch('/api/account', { cache: 'no-store', signal: AbortSignal.timeout(8000) })
    if (response.ok) useAccount.setState({ shopper: (await response.json()).shopper, isLoading: false })
  } catch {
    useAccount.setState({ isLoading: false })
  }
}

/** Reads again whenever another tab signed in or out. Returns the function that stops this. */
export function followAccount(): () => void {
  const channel = news()
  if (channel) channel.onmessage = () => void readShopper()
  void readShopper()
  return () => channel?.close()
}
