import { loadOnce } from '@/components/behaviour/use-code'

export const loadDrawer = loadOnce(() => import('./cart-drawer'))
