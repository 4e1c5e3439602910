type Drawer = typeof import('./cart-drawer')

let loading: Promise<Drawer> | undefined

/** The drawer's code, loaded once; after a failure the next call tries again. */
export function loadDrawer(): Promise<Drawer> {
  loading ??= import('./cart-drawer').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
