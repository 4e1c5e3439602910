import type { ReactNode } from 'react'
import '../account/account-pages.css'

export default function GiftCardsLayout({ children }: { children: ReactNode }) {
  return children
}
