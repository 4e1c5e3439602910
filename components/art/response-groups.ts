export type MapArea = { city?: string | null; responseTime?: string | null; isPrimary?: boolean | null }
type ResponseGroup = { time: string | null; cities: string[] }

/** Areas by response time, the soonest first and those without a time last. */
export function responseGroups(areas: MapArea[]): ResponseGroup[] {
  const groups = new Map<string | null, string[]>()
  for (const { city, responseTime } of areas) {
    if (typeof city !== 'string' || !city) continue
    const time = typeof responseTime === 'string' && responseTime ? responseTime : null
    groups.set(time, [...(groups.get(time) ?? []), city])
  }
  return [...groups]
    .map(([time, cities]) => ({ time, cities }))
    .sort((one, other) => firstMinutes(one.time) - firstMinutes(other.time))
}

const firstMinutes = (time: string | null) => Number(time?.match(/\d+/)?.[0] ?? Number.MAX_SAFE_INTEGER)
