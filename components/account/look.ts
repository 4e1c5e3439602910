/** What a form says once it was sent: empty until then. */
export const doneNote =
  'not-empty:rounded-control not-empty:bg-agave-100 not-empty:px-4 not-empty:py-3.5 not-empty:text-sm focus:outline-none'
/** Links below a form. */
export const formLinks = 'flex flex-wrap gap-x-6 gap-y-1 text-sm *:inline-flex *:min-h-11 *:items-center'
export const card = 'grid min-w-0 rounded-card border border-sand-200 bg-white shadow-soft'
/** Of what stands alone in it. */
export const roomyCard = `${card} gap-5 p-[clamp(1.25rem,4vw,2.25rem)]`
export const cardTitle = 'text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)]'
export const note = 'text-sm [&>p+p]:mt-3'
/** Of what somebody still has to do. */
export const strongNote = `${note} rounded-control bg-amber-100 px-4 py-3.5 text-ink-900`
