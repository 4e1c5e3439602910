import 'server-only'
import {
  type CatalogueItem,
  type EstimateDraft,
  type Provider,
  priceLines,
  totalOf,
} from '@/lib/care/estimates/shared'
import {
  listEstimateServices,
  listInjections,
  listIvServices,
  listTreatments,
} from '@/lib/content/server/menu'
import { priceCents, pricedDosages } from '@/lib/content/server/prices'
import { getPracticeSettings, getSiteSettings } from '@/lib/content/server/settings'
import { clinicDate } from '@/lib/platform/clinic-time/shared/clinic-time'
import { now } from '@/lib/platform/server/clock'
import { env } from '@/lib/platform/server/env'
import { whatIsMissing } from './missing'
import { serviceCodesOf } from './secrets'
import { type EstimateRequest, readEstimate, snapshotOf } from './snapshot'

/**
 * Everything about the estimate of a request at today's prices, as staff see it; null when there is no such request.
 * Before the first save the draft is made of the request.
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

/** The clinic first, then the others who bill; empty before the practice settings were published. */
async function listProviders(): Promise<Provider[]> {
  const practice = await getPracticeSettings()
  if (!practice) return []
  const { legalName, coProviders } = practice
  return [
    { key: null, name: legalName ?? '', role: null, ...numbersOf(practice) },
    ...(coProviders ?? []).map((one) => ({
      key: one._key,
      name: one.name ?? '',
      role: one.role ?? null,
      ...numbersOf(one),
    })),
  ]
}

type Numbers = {
  npi?: string | null
  tin?: string | null
  officeAddress?: string | null
  state?: string | null
}

const numbersOf = ({ npi, tin, officeAddress, state }: Numbers) => ({
  npi: npi ?? '',
  tin: tin ?? '',
  officeAddress: officeAddress ?? '',
  state: state ?? '',
})

/**
 * Everything the CMS offers with its price today, in cents. Ids are `estimateService:iv-therapy` (what requests name),
 * else the document's id, with the dosage behind a `#` where there are several.
 */
async function listCatalogue(): Promise<CatalogueItem[]> {
  const [asked, ivServices, treatments, injections] = await Promise.all([
    listEstimateServices(),
    listIvServices(),
    listTreatments(),
    listInjections(),
  ])
  return [
    ...asked.flatMap(({ slug, title, price }) =>
      offer({
        id: slug && estimateItem(slug),
        group: 'Services to estimate',
        title,
        cents: priceCents(price),
      }),
    ),
    ...ivServices.flatMap((service) => {
      const { _id: id, name: title, price, category, duration: time } = service
      const shown = {
        id,
        group: 'IV menu',
        title,
        category: category === 'nad' ? 'NAD+' : category,
        time,
        cents: priceCents(price),
      }
      const dosages = pricedDosages(service)
      if (dosages.length === 0) return offer(shown)
      return dosages.flatMap(({ label, cents }) =>
        offer({ ...shown, id: `${id}#${label}`, title: `${title}, ${label}`, cents }),
      )
    }),
    ...treatments.flatMap(({ _id: id, title, price, category, duration: time }) =>
      offer({ id, group: 'Home treatments', title, category, time, cents: priceCents(price) }),
    ),
    ...injections.flatMap(({ _id: id, name: title, price, category, durationMinutes }) => {
      const time = durationMinutes && `${durationMinutes} min`
      return offer({ id, group: 'Injections', title, category, time, cents: priceCents(price) })
    }),
  ]
}

/** The catalogue's id of what a request names. */
const estimateItem = (slug: string) => `estimateService:${slug}`

type Shown = {
  id: string | null | undefined
  group: string
  title: string | null | undefined
  category?: string | null
  time?: string | 0 | null
  cents: number | null
}

function offer({ id, group, title, category, time, cents }: Shown): CatalogueItem[] {
  const details = [group, category, time].filter(Boolean).join(', ')
  return id && title && cents !== null ? [{ id, group, title, details, cents }] : []
}
