import { redirect } from './build/document.ts'

/** Addresses that people type or that stand on cards and in old links. */
export const redirects = [
  redirect({ id: 'book', from: '/book', to: '/first-time-patients', isPermanent: false }),
  redirect({ id: 'menu', from: '/menu', to: '/iv-therapy', isPermanent: true }),
]
