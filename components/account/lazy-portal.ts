import { signedInHint } from '@/lib/platform/shared/cookie-names'

type Portal = typeof import('./portal-panel')

/**
 * Loads the portal's code for who is signed in, in whichever tab, and for who turns to its button; other guests pay
 * nothing.
 */
export function wakePortal(onAwake: (portal: Portal) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const channel = new BroadcastChannel('account')
  const place = document.querySelector('[data-portal]')
  // Without its code the panel is as without scripts: it links to the account.
  const wake = () => void import('./portal-panel').then(onAwake, () => undefined)
  const wakeIfSignedIn = () => document.cookie.includes(`${signedInHint}=`) && wake()
  wakeIfSignedIn()
  if (place?.querySelector(':popover-open')) wake()
  channel.onmessage = wake
  document.addEventListener('visibilitychange', wakeIfSignedIn, { signal })
  for (const turn of ['pointerover', 'focusin', 'click']) place?.addEventListener(turn, wake, { signal })
  return () => {
    channel.close()
    listening.abort()
  }
}
