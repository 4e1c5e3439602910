'use client'

import { useEffect, useState } from 'react'

const pollMs = 100
const lateMs = 15_000

/**
 * Loads PayPal's script once per page and looks every 100 ms whether it is there (PAY-002). `isLate` after 15 s; the script
 * may still come.
 */
export function usePayPalScript(address: string | undefined): { isThere: boolean; isLate: boolean } {
  const [isThere, setThere] = useState(isPayPalThere)
  const [isLate, setLate] = useState(false)
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
    const late = setTimeout(() => setLate(true), lateMs)
    return () => {
      clearInterval(poll)
      clearTimeout(late)
    }
  }, [isThere])
  return { isThere, isLate }
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
