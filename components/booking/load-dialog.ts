import { loadOnce } from '@/components/behaviour/load-once'

export const loadDialog = loadOnce(() => import('./booking-dialog'))
