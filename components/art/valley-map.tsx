import { type MapArea, responseGroups } from './response-groups'
import { areaShapes } from './valley-shape'

const contours =
  'M-10 60c60 20 60 70 20 120s-10 90-30 110M-10 30c90 20 90 90 50 150s0 110-40 150M160 405c-70 12-130 0-170-24M180 416c-80 14-150 4-190-14M410 90c-50 6-60 40-30 66s30 40 34 60M410 60c-70 6-96 50-62 92s40 60 66 84M410 268c-40 0-60 14-34 30s30 14 34 16M90-10c10 20 40 26 80 18s110-12 150 8 60 20 100 20M120-10c20 8 30 8 50 4s110-12 170 8 50 14 80 12'
const mountains = 'M64 372c24-12 56-8 70 4-20 12-52 12-70-4zM80 373c14-6 30-4 38 2-12 6-28 6-38-2z'

type Props = { areas: MapArea[]; isSmall?: boolean }

/** The valley with its areas coloured by response time and a legend that says the same in words; small, it is the map alone. */
export function ValleyMap({ areas, isSmall }: Props) {
  const groups = responseGroups(areas)
  const step = (city: string) => groups.findIndex(({ cities }) => cities.includes(city))
  return (
    <figure className="valley">
      <svg viewBox="0 0 400 420" role="img" aria-label={mapLabel(groups)}>
        <path d={contours} className="valley-contour" />
        <path d="M404 296c-50 4-70 4-96 10s-60 16-92 22-60 4-100 6-80-4-120 8" className="valley-river" />
        {Object.entries(areaShapes).map(([city, { path }]) => (
          <path key={city} d={path} className="valley-area" data-step={shade(step(city))} />
        ))}
        <path d={mountains} className="valley-contour" />
        {!isSmall &&
          Object.entries(areaShapes).map(([city, { x, y, lines }]) => (
            <text
              key={city}
              x={x}
              y={y - (lines.length - 1) * 9}
              className="valley-name"
              data-step={shade(step(city))}
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
          <ul className="valley-legend">
            {groups.map(({ time, cities }, index) => (
              <li key={time} data-step={shade(index)}>
                {time && <strong>{time}</strong>}
                <span>{cities.join(', ')}</span>
              </li>
            ))}
          </ul>
        </figcaption>
      )}
    </figure>
  )
}

/** Four shades are told apart; later groups share the last one, places we do not go to have none. */
const shade = (step: number) => (step < 0 ? undefined : Math.min(step, 3))

function mapLabel(groups: ReturnType<typeof responseGroups>) {
  const parts = groups.map(({ time, cities }) => (time ? `${time}: ${cities.join(', ')}` : cities.join(', ')))
  return `Map of the Valley of the Sun. ${parts.join('. ')}`.trim()
}
