'use client'

import { useEffect } from 'react'
import { CallClinic } from '@/components/errors/call-clinic'
import { reportError } from '@/components/errors/report'

export default function SiteError({ error }: { error: unknown }) {
  useEffect(() => {
    console.error(error)
    reportError(error)
  }, [error])
  return (
    <section className="section-space" role="alert">
      <div className="container-page">
        <h1>Something went wrong</h1>
        <p className="mt-5 text-lead">We're experiencing technical difficulties. Please refresh the page.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            Refresh Page
          </button>
          <CallClinic className="button button-quiet" />
        </div>
      </div>
    </section>
  )
}
