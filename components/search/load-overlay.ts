import { loadOnce } from '@/components/behaviour/use-code'

export const loadOverlay = loadOnce(() => import('./search-overlay'))
