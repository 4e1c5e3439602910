'use client'

import { useEffect, useState } from 'react'

const pollMs = 100

/** Loads PayPal's script once per page and looks every 100 ms whether it is there (PAY-002). */
export function usePayPalScript(address: string | undefined): boolean {
  const [isThere, setThere] = useState(isPayPalThere)
  useEffect(() => {
    if (!address) return
    const add = () => addScript(address)
    add()
    window.addEventListener('online', add)
    return () => window.removeEventListener('online', add)
  }, [address])
  useEffect(() => {
    if (isThere) return
    const poll = setInterval(() => isPayPalThere() && setThere(true), pollMs)
    return () => clearInterval(poll)
  }, [isThere])
  return isThere
}

/** Only version 6: the provider would not know what to do with another one and load its own. */
const isPayPalThere = () =>
  (window as { paypal?: { version?: string } }).paypal?.version?.startsWith('6') ?? false

/** Next to nothing happens when it is there already. One that failed is taken away, so that the next opening,
 * or the connection's return, tries again. */
function addScript(address: string): void {
  if (isPayPalThere() || document.querySelector(`script[src="${CSS.escape(address)}"]`)) return
  const script = document.createElement('script')
  script.src = address
  script.async = true
  script.onerror = () => script.remove()
  document.head.append(script)
}
