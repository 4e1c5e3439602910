import type { ReactNode } from 'react'
import { siteFrame, siteMetadata } from './site-frame'

export const generateMetadata = siteMetadata

export default function SiteLayout({ children }: { children: ReactNode }) {
  return siteFrame(children)
}
