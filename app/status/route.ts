import { statusAnswer } from '@/lib/desk/health/server/status-page'

export const dynamic = 'force-dynamic'

/** What works and what doesn't, for everybody; it needs neither the CMS nor the database to say so. */
export const GET = statusAnswer
