import type { ReactNode } from 'react'
import './account-pages.css'

/** What only the pages of an account need. */
export default function AccountLayout({ children }: { children: ReactNode }) {
  return children
}
