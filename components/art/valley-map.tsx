import { Shape } from '@/components/ui/shape'

type Props = { areas: MapArea[]; isSmall?: boolean }

/**
 * The valley with its areas coloured by response time and a legend that says the same in words; small, it is the map
 * alone.
 */
export function ValleyMap({ areas, isSmall }: Props) {
  const groups = responseGroups(areas)
  const step = (city: string) => groups.findIndex(({ cities }) => cities.includes(city))
  return (
    <figure className="grid gap-5">
      <svg
        viewBox="0 0 400 420"
        role="img"
        aria-label={mapLabel(groups)}
        className="block w-full rounded-card border border-sand-200 bg-sand-100"
      >
        <Shape name="ground" />
        <g className="stroke-sand-50 stroke-[2.5]">
          {Object.keys(areaShapes).map((city) => (
            <Shape key={city} name={shapeOfArea(city)} fill={shade(step(city)) ?? 'oklch(0.9 0.02 76)'} />
          ))}
        </g>
        <Shape name="mountains" />
        {!isSmall &&
          Object.entries(areaShapes).map(([city, { x, y, lines }]) => (
            <text
              key={city}
              x={x}
              y={y - (lines.length - 1) * 9}
              textAnchor="middle"
              className={`font-text text-[15px] font-bold ${step(city) === 0 ? 'fill-white' : 'fill-ink-900'}`}
            >
              {lines.map((line, index) => (
                <tspan key={line} x={x} dy={index && 18}>
                  {line}
                </tspan>
              ))}
            </text>
          ))}
      </svg>
      {!isSmall && (
        <figcaption>
          <ul className="grid grid-fit-38 gap-x-6 gap-y-3 text-sm/[1.45]">
            {groups.map(({ time, cities }, index) => (
              <li key={time} className="grid grid-cols-[auto_1fr] gap-x-2.5">
                <span
                  style={{ background: shade(index) }}
                  className="mt-1 size-4.5 rounded-lg border border-ink-900/25 forced-color-adjust-none"
                />
                <span className="grid">
                  {time && <strong className="text-ink-900">{time}</strong>}
                  <span>{cities.join(', ')}</span>
                </span>
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}

const shades = [
  'var(--color-agave-600)',
  'oklch(0.75 0.08 190)',
  'oklch(0.88 0.045 190)',
  'oklch(0.9 0.05 68)',
]

/** Four shades are told apart; later groups share the last one, places we do not go to have none. */
const shade = (step: number) => (step < 0 ? undefined : shades[Math.min(step, shades.length - 1)])

function mapLabel(groups: ReturnType<typeof responseGroups>) {
  const parts = groups.map(({ time, cities }) => (time ? `${time}: ${cities.join(', ')}` : cities.join(', ')))
  return `Map of the Valley of the Sun. ${parts.join('. ')}`.trim()
}

type MapArea = { city?: string | null; responseTime?: string | null; isPrimary?: boolean | null }
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

type AreaShape = { path: string; x: number; y: number; lines: string[] }

/** The name of an area's shape in the file of shapes. */
export const shapeOfArea = (city: string) => `area-${city.toLowerCase().replace(' ', '-')}`

const contours =
  'M-10 60c60 20 60 70 20 120s-10 90-30 110M-10 30c90 20 90 90 50 150s0 110-40 150M160 405c-70 12-130 0-170-24M180 416c-80 14-150 4-190-14M410 90c-50 6-60 40-30 66s30 40 34 60M410 60c-70 6-96 50-62 92s40 60 66 84M410 268c-40 0-60 14-34 30s30 14 34 16M90-10c10 20 40 26 80 18s110-12 150 8 60 20 100 20M120-10c20 8 30 8 50 4s110-12 170 8 50 14 80 12'
const river = 'M404 296c-50 4-70 4-96 10s-60 16-92 22-60 4-100 6-80-4-120 8'

export const mapParts = {
  ground: (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={contours} stroke="oklch(0.5 0.05 60 / 0.22)" strokeWidth="1.25" />
      <path d={river} stroke="oklch(0.82 0.05 230)" strokeWidth="5" />
    </g>
  ),
  mountains: (
    <path
      d="M64 372c24-12 56-8 70 4-20 12-52 12-70-4zM80 373c14-6 30-4 38 2-12 6-28 6-38-2z"
      fill="none"
      stroke="oklch(0.5 0.05 60 / 0.22)"
      strokeWidth="1.25"
    />
  ),
}

/** The nine areas as soft shapes, roughly where they lie (400 wide, north up), and where their names stand. */
export const areaShapes: Record<string, AreaShape> = {
  'Cave Creek': {
    path: 'M118 28c26-12 68-14 94-6 6 22 6 42 3 60-24 8-62 10-92 4-12-18-13-42-5-58z',
    x: 166,
    y: 59,
    lines: ['Cave Creek'],
  },
  Carefree: {
    path: 'M222 24c26-8 58-6 74 6 9 18 6 40-6 54-20 6-46 6-65 2-3-20-5-42-3-62z',
    x: 259,
    y: 59,
    lines: ['Carefree'],
  },
  'North Phoenix': {
    path: 'M58 92c36 8 90 8 126 3l5 9c4 34-2 70-4 98-38 9-92 8-132 0-14-34-11-78 5-110z',
    x: 119,
    y: 152,
    lines: ['North', 'Phoenix'],
  },
  Scottsdale: {
    path: 'M199 96c32-2 64-2 92-5 12 30 8 72-1 102-7 20-20 34-25 58-2 26-5 50-15 66-10 5-21 2-25-7 1-24 8-46 5-68-5-20-30-20-34-36 0-36 6-74 3-110z',
    x: 245,
    y: 152,
    lines: ['Scottsdale'],
  },
  Phoenix: {
    path: 'M52 212c32 7 66 8 97 3-7 24-9 48-4 72 18 12 46 14 68 9 1 12-1 22-5 30-18 0-30 6-34 20-4 22-8 36-24 42-38 6-78 0-100-18-14-40-12-112 2-158z',
    x: 98,
    y: 312,
    lines: ['Phoenix'],
  },
  'Paradise Valley': {
    path: 'M152 212c26-6 62 4 72 24 5 18 3 36-1 50-24 9-56 8-75-3-6-26-5-52 4-71z',
    x: 186,
    y: 255,
    lines: ['Paradise', 'Valley'],
  },
  Tempe: {
    path: 'M188 338c16-5 34-6 50-3 5 18 4 38-2 56-16 6-38 5-55-1-4-18-2-38 7-52z',
    x: 211,
    y: 369,
    lines: ['Tempe'],
  },
  Mesa: {
    path: 'M250 332c12-14 32-22 60-24 28-1 48 6 58 18 4 24 0 48-12 64-32 8-78 8-110 2 5-20 6-40 4-60z',
    x: 308,
    y: 356,
    lines: ['Mesa'],
  },
  'Fountain Hills': {
    path: 'M303 176c22-10 56-6 70 14 6 24 0 50-16 62-24 7-54 4-78-8 2-22 20-40 24-68z',
    x: 335,
    y: 213,
    lines: ['Fountain', 'Hills'],
  },
}
