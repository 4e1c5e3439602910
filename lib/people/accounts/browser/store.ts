'use client'

import { create } from 'zustand'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { askApi } from '@/lib/platform/browser/api-client'
import { signedInHint } from '@/lib/platform/shared/cookie-names'

type AccountState = {
  shopper: Shopper | null
  /** True until it is first known whether somebody is signed in (AUTH-003). */
  isLoading: boolean
  /** The server did not say who is signed in, although a cookie says that somebody is. */
  isUnanswered: boolean
}

/** Who is signed in in this browser, as the server last said. */
export const useAccount = create<AccountState>(() => ({
  shopper: null,
  isLoading: true,
  isUnanswered: false,
}))

/** Of several answers on their way only the one to the latest question counts. */
let question = 0

/** What this tab hears the others by. Told by the same one, it does not hear itself. */
let following: BroadcastChannel | null = null

const news = () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel('account') : null)
const hasHint = () => document.cookie.includes(`${signedInHint}=`)

/** Takes over what the server said, and tells the other tabs of this browser (AUTH-002). */
export function setShopper(shopper: Shopper | null): void {
  know(shopper)
  const channel = following ?? news()
  channel?.postMessage('changed')
  if (channel !== following) channel?.close()
}

/**
 * Asks the server who is signed in, unless no cookie says that anybody is. Never rejects; where nobody answers
 * nothing changes.
 */
export async function readShopper(): Promise<void> {
  if (!hasHint()) return know(null)
  question += 1
  const asked = question
  const { outcome, body } = await askApi('/api/account', { timeoutMs: 8_000 })
  if (asked !== question) return
  const shopper = body.shopper as Shopper | null | undefined
  if (outcome !== 'answered' || shopper === undefined)
    useAccount.setState({ isLoading: false, isUnanswered: true })
  else know(shopper)
}

/**
 * Reads again whenever another tab, or a page without scripts, signed in or out. Returns the function that stops
 * this.
 */
export function followAccount(): () => void {
  const channel = news()
  following = channel
  if (channel) channel.onmessage = () => void readShopper()
  const readIfOther = () => {
    if (hasHint() !== Boolean(useAccount.getState().shopper)) void readShopper()
  }
  // A page that is shown for the first time asks anyhow.
  const readIfBack = ({ persisted }: PageTransitionEvent) => persisted && readIfOther()
  document.addEventListener('visibilitychange', readIfOther)
  window.addEventListener('pageshow', readIfBack)
  void readShopper()
  return () => {
    channel?.close()
    following = null
    document.removeEventListener('visibilitychange', readIfOther)
    window.removeEventListener('pageshow', readIfBack)
  }
}

function know(shopper: Shopper | null): void {
  question += 1
  useAccount.setState({ shopper, isLoading: false, isUnanswered: false })
}
