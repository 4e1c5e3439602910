import { Scene } from './scene'

/** The drawing of a hero that knows only two of them. */
export function HeroArt({ art }: { art: 'vial' | 'stems' }) {
  return <Scene name={art} />
}
