import { loadOnce } from '@/components/behaviour/load-once'

export const loadOverlay = loadOnce(() => import('./search-overlay'))
