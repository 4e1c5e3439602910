import { loadOnce } from '@/components/behaviour/load-once'

export const loadDrawer = loadOnce(() => import('./cart-drawer'))
