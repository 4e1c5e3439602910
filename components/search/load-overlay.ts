type Overlay = typeof import('./search-overlay')

let loading: Promise<Overlay> | undefined

/** The overlay's code, loaded once; after a failure the next call tries again. */
export function loadOverlay(): Promise<Overlay> {
  loading ??= import('./search-overlay').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
