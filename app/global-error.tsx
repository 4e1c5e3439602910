'use client'

import { useEffect } from 'react'
import { CallClinic } from '@/components/errors/call-clinic'
import { reportError } from '@/components/errors/report'
import { language } from '@/lib/platform/shared/locale'

/**
 * What is left when even the frame of the pages can't be drawn: it needs no style sheet, no font and no content
 * (PAGE-007).
 */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
  return (
    <html lang={language()}>
      <body
        style={{ margin: '18vh 1.5rem', background: '#fdfaf5', color: '#1c2434', font: '18px system-ui' }}
      >
        <main role="alert">
          <title>Something went wrong</title>
          <h1>Something went wrong</h1>
          <p>We're experiencing technical difficulties. Please refresh the page.</p>
          <button type="button" style={{ font: 'inherit' }} onClick={() => window.location.reload()}>
            Refresh Page
          </button>
          <p>
            <CallClinic />
          </p>
        </main>
      </body>
    </html>
  )
}
