import 'server-only'
import type { Provider } from '@/lib/care/estimates/shared'
import { getPracticeSettings } from '@/lib/content/server/practice-settings'

/** The clinic first, then the others who bill; empty before the practice settings were published. */
export async function listProviders(): Promise<Provider[]> {
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
