import 'server-only'
import { type CatalogueItem, type EstimateDraft, priceLines, totalOf } from '@/lib/care/estimates/shared'
import { getPracticeSettings } from '@/lib/content/server/practice-settings'
import { getSiteSettings } from '@/lib/content/server/settings'
import { clinicDate } from '@/lib/platform/clinic-time/shared/model'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { estimateItem, listCatalogue } from './catalogue'
import { serviceCodesOf } from './codes'
import { whatIsMissing } from './missing'
import { listProviders } from './providers'
import { snapshotOf } from './snapshot'
import { type EstimateRequest, readEstimate } from './stored'

/**
 * Everything about the estimate of a request at today's prices, as staff see it; null when there is no such request. Before the
 * first save the draft is made of the request.
 */
export async function getEstimateWork(submission: string) {
  const read = await readEstimate(submission)
  if (!read) return null
  const [catalogue, providers, practice, settings] = await Promise.all([
    listCatalogue(),
    listProviders(),
    getPracticeSettings(),
    getSiteSettings(),
  ])
  const separate = (practice?.separatelyScheduled ?? []).flatMap(({ name, howToGet }) =>
    name ? [{ name, howToGet: howToGet ?? '' }] : [],
  )
  const draft = read.stored?.draft ?? firstDraft(read.request, catalogue, separate)
  const lines = priceLines(draft.lines, catalogue)
  const codes = serviceCodesOf(practice)
  const clinic = { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' }
  return {
    ...read,
    draft,
    revision: read.stored?.revision ?? 0,
    catalogue,
    providers,
    codes,
    lines,
    totalCents: totalOf(lines),
    missing: whatIsMissing({ draft, lines, providers, codes }, clinicDate(now()), env.isLive),
    snapshot: snapshotOf({ draft, lines, providers }, clinic),
  }
}
/** A line for each service that was asked for, at its price today. */
function firstDraft(
  request: EstimateRequest,
  catalogue: CatalogueItem[],
  separate: EstimateDraft['separate'],
): EstimateDraft {
  const lines = request.services.map(({ id }, index) => ({
    key: `asked-${index}`,
    item: estimateItem(id),
    description: catalogue.find((item) => item.id === estimateItem(id))?.title ?? id,
    unitCents: null,
    quantity: 1,
    code: '',
    provider: null,
  }))
  return {
    patientName: `${request.firstName} ${request.lastName}`.trim(),
    dateOfBirth: request.dateOfBirth,
    email: request.email,
    primaryService: lines[0]?.description ?? '',
    serviceDate: request.preferredDate ?? null,
    lines,
    diagnosisCodes: [],
    separate,
  }
}
