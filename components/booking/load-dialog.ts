import { loadOnce } from '@/components/behaviour/load-once'

export const loadDialog = loadOnce(() => import('./booking-dialog'))

// Pressed before the scripts were there: the dialog comes while the page is taken over, instead of after it.
if (typeof document !== 'undefined' && document.querySelector('[data-book][aria-busy=true]'))
  loadDialog().catch(() => undefined)
