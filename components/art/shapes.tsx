import type { ReactNode } from 'react'
import { iconShapes, networkMarks } from '@/components/ui/icon-shapes'
import { bagParts } from './drip-bag'
import { Ocotillo } from './ocotillo'
import { areaShapes, mapParts, shapeOfArea } from './valley-map'
import { vialParts } from './vial'

const asPaths = (shapes: Record<string, string>) =>
  Object.entries(shapes).map(([name, d]): [string, ReactNode] => [name, <path key={name} d={d} />])

/** The clinic's mark: three stems from one root, a blossom on each. */
const logo = (
  <>
    <g className="ocotillo" strokeWidth="2.4">
      <path d="M20 38C20 26 19 20 20 13M20 38C18 28 13 22 8.5 17M20 38c2-10 7-16 11.5-21" />
    </g>
    <path
      className="ocotillo-bloom"
      d="M20 13c-4-3-4-8 0-12 4 4 4 9 0 12zM8.5 17C4.3 17 2 14.5 1.5 9.5 6 10 8.8 12.5 8.5 17zM31.5 17c4.2 0 6.5-2.5 7-7.5-4.5.5-7.3 3-7 7.5z"
    />
  </>
)

/** The ocotillo before the rain. */
const dryPlant = (
  <>
    <circle cx="138" cy="84" r="58" className="hero-sun" />
    <path
      className="hero-ridge-near"
      d="M4 172c52-20 88-16 128-7s70 2 104-9c-10 12-30 18-60 18H36c-16 0-26 0-32-2z"
    />
    <Ocotillo seed="rest" root={{ x: 112, y: 168 }} height={138} spread={66} count={6} width={2.5} isBare />
  </>
)

/**
 * What many pages draw, by name: `npm run typegen` makes one file of it, so that it is in no page's HTML and fetched
 * once. Classes become attributes there: a page's rules don't reach into another file.
 */
export const shapes: [name: string, drawing: ReactNode][] = [
  ...asPaths(iconShapes),
  ...asPaths(networkMarks),
  ...Object.entries(bagParts),
  ...Object.entries(vialParts),
  ...Object.entries(mapParts),
  ['logo', logo],
  ['dry-plant', dryPlant],
  ...Object.entries(areaShapes).map(([city, { path }]): [string, ReactNode] => [
    shapeOfArea(city),
    <path key={city} d={path} />,
  ]),
]
