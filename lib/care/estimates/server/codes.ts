import { type ServiceCode, serviceCode } from '../shared.ts'

type Practice = { serviceCodes?: ({ code?: string | null; description?: string | null } | null)[] | null }

/** The clinic's own list of service codes, in its order; empty where it keeps none. An entry that is no code is left out. */
export const serviceCodesOf = (practice: Practice | null): ServiceCode[] =>
  (practice?.serviceCodes ?? []).flatMap((entry) => {
    const code = entry?.code?.trim().toUpperCase() ?? ''
    return serviceCode.test(code) ? [{ code, description: entry?.description?.trim() ?? '' }] : []
  })
