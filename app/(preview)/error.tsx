'use client'

import { useEffect } from 'react'

/** Not the public one: a module that both share would be one more file for every visitor. */
export default function PreviewError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <section className="section-space" role="alert">
      <div className="container-page">
        <h1>The preview could not be drawn</h1>
        <p className="mt-5 text-lead">
          What is public is not touched. Reload it; if this stays, look at what you changed last.
        </p>
        <button type="button" className="button button-primary mt-8" onClick={() => window.location.reload()}>
          Reload the preview
        </button>
      </div>
    </section>
  )
}
