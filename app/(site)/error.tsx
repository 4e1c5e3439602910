'use client'

import { useEffect } from 'react'

export default function SiteError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <section className="section-space" role="alert">
      <div className="container-page">
        <h1>Something went wrong</h1>
        <p className="mt-5 text-lead">We're experiencing technical difficulties. Please refresh the page.</p>
        <button type="button" className="button button-primary mt-8" onClick={() => window.location.reload()}>
          Refresh Page
        </button>
      </div>
    </section>
  )
}
