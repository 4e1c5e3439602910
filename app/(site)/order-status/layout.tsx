import type { ReactNode } from 'react'
import '../account/account-pages.css'

/** An order looks the same here and in an account. */
export default function OrderStatusLayout({ children }: { children: ReactNode }) {
  return children
}
