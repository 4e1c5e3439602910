'use client'

import { useEffect } from 'react'

/** What is left when even the frame of the pages can't be drawn: it needs no style sheet, no font and no content (PAGE-007). */
export default function GlobalError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="en">
      <body style={{ margin: 0, background: 'oklch(0.985 0.008 80)', color: 'oklch(0.24 0.03 255)' }}>
        <title>Something went wrong</title>
        <main
          role="alert"
          style={{ maxWidth: '36rem', padding: '18vh 1.5rem', font: '1.125rem/1.6 system-ui, sans-serif' }}
        >
          <h1 style={{ font: '600 2.5rem/1.1 Georgia, serif' }}>Something went wrong</h1>
          <p>We're experiencing technical difficulties. Please refresh the page.</p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            style={{
              border: 0,
              borderRadius: 12,
              padding: '0.875rem 1.5rem',
              background: 'oklch(0.47 0.085 195)',
              color: '#fff',
              font: 'inherit',
              fontWeight: 600,
              cursor: 'pointer',
            }}
          >
            Refresh Page
          </button>
        </main>
      </body>
    </html>
  )
}
