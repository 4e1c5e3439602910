import { reportError } from '@/components/errors/report'

// Before anything else of the page runs; an error that a boundary catches is reported by that (app/(site)/error.tsx).
window.addEventListener('error', ({ error }) => reportError(error))
window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
