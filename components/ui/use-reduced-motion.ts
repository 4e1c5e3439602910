import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

/** Whether the visitor asked for stillness; follows the setting. On the server nothing is known and nothing moves. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, isReduced, () => true)

const isReduced = () => matchMedia(query).matches

function subscribe(onChange: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
