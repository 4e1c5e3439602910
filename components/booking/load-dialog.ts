type Dialog = typeof import('./booking-dialog')

let loading: Promise<Dialog> | undefined

/** The dialog's code, loaded once; after a failure the next call tries again. */
export function loadDialog(): Promise<Dialog> {
  loading ??= import('./booking-dialog').catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
