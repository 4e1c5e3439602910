import { ocotilloStems } from './stem-shape'

/** Three petals of one blossom, standing on 0,0. */
const blossom =
  'M0 2C-7-4-7-14 0-24 7-14 7-4 0 2zM-2 3C-11 1-15-6-14-14-7-12-3-6-2 3zM2 3C11 1 15-6 14-14 7-12 3-6 2 3z'

type Props = Parameters<typeof ocotilloStems>[0] & { width?: number; isBare?: boolean }

/** One plant, in leaf and bloom or bare, as a part of a larger drawing; its colours come from `--stem` and `--leaf`. */
export function Ocotillo({ width = 3, isBare = false, ...plant }: Props) {
  const stems = ocotilloStems(plant)
  return (
    <g className="ocotillo" strokeWidth={width}>
      <path d={stems.map(({ curve }) => curve).join('')} />
      {!isBare && <path d={stems.map(({ leaves }) => leaves).join('')} className="ocotillo-leaf" />}
      {!isBare &&
        stems.map(({ tip, angle }) => (
          <path
            key={`${tip.x} ${tip.y}`}
            d={blossom}
            className="ocotillo-bloom"
            transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
          />
        ))}
    </g>
  )
}
