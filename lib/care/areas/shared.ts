export type ZipArea = {
  city: string | null
  responseTime: string | null
  /** Dollars. */
  travelFee: number | null
  zipCodes: readonly (string | null)[] | null
}

export type ZipFinding =
  | { kind: 'area'; zip: string; area: ZipArea }
  | { kind: 'outside'; zip: string }
  | { kind: 'invalid' }

/** The five digits of a ZIP code as people type it, ZIP+4 too; null for anything else. */
export function readZip(typed: string): string | null {
  const [, zip] =
    typed
      .normalize('NFKC')
      .trim()
      .match(/^(\d{5})(?:[-–\s]?\d{4})?$/) ?? []
  return zip ?? null
}

/** In which area this is, if any; of two with the same ZIP code the first one (AREA-012). */
export function findZip(typed: string, areas: readonly ZipArea[]): ZipFinding {
  const zip = readZip(typed)
  if (!zip) return { kind: 'invalid' }
  const area = areas.find(({ zipCodes }) => zipCodes?.includes(zip))
  return area ? { kind: 'area', zip, area } : { kind: 'outside', zip }
}
