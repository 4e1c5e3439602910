'use client'

import { useEffect } from 'react'

/** Not the public one: a module that both share would be one more file for every visitor. */
export default function PreviewError({ error }: { error: unknown }) {
  useEffect(() => console.error(error), [error])
  return (
    <section className="section-space" role="alert">
      <div className="container-page">
        <h1>The preview couldn’t be displayed</h1>
        <p className="mt-5 text-lead">
          The live site isn’t affected. Reload; if this keeps happening, check your last change.
        </p>
        <button type="button" className="button button-primary mt-8" onClick={() => window.location.reload()}>
          Reload the preview
        </button>
      </div>
    </section>
  )
}
