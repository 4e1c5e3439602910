import { blossomPath } from './blossom'
import { ocotilloStems } from './stem-shape'

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
            d={blossomPath}
            className="ocotillo-bloom"
            transform={`translate(${tip.x} ${tip.y}) rotate(${angle})`}
          />
        ))}
    </g>
  )
}
