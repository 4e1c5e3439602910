import type { ReactNode } from 'react'
import { language } from '@/lib/platform/shared/locale'

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={language()}>
      <body>{children}</body>
    </html>
  )
}
