'use client'

/** Opens the browser's own print window; without scripts it is not there to be seen. */
export const PrintButton = () => (
  <button type="button" className="button button-primary noscript:hidden" onClick={() => window.print()}>
    Print
  </button>
)
