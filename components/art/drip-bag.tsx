import { type DripBagContents, dripBagShape } from './drip-bag-shape'

const outline =
  'M40 8h16a6 6 0 0 1 6 6v2h8a10 10 0 0 1 10 10v60c0 10-8 14-16 18l-8 4H40l-8-4c-8-4-16-8-16-18V26a10 10 0 0 1 10-10h8v-2a6 6 0 0 1 6-6z'

function Back() {
  return <path d={outline} className="bag-film" />
}

function Front() {
  return (
    <>
      <path d={outline} className="bag-edge" />
      <path d="M43.5 12.5h9M24 21.5h48M46 98v6M51 98v6" className="bag-seam" />
      <path d="M22 32v14M22 51v.1" className="bag-light" />
      <path d="M68 36h6M71 44h3M68 52h6M71 60h3M68 68h6M71 76h3M68 84h6" className="vial-print" />
      <rect x="25" y="50" width="36" height="40" rx="5" className="bag-label" />
      <path d="M39 108h6v7a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2zM50 108h7v12h-7z" className="bag-port" />
      <rect x="47.5" y="119" width="12" height="24" rx="4" className="bag-film" />
      <path d="M49.5 131.5h8v7.5a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM53.5 122.5c1.5 2 2.2 3 2.2 4a2.2 2.2 0 0 1-4.4 0c0-1 .7-2 2.2-4z" />
      <rect x="47.5" y="119" width="12" height="24" rx="4" className="bag-edge" />
    </>
  )
}

/** The parts all bags of a page share; drawn once, before the first `DripBag`. */
export function DripBagParts() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="bag-back" viewBox="0 0 96 176">
        <Back />
      </symbol>
      <symbol id="bag-front" viewBox="0 0 96 176">
        <Front />
      </symbol>
    </svg>
  )
}

type Props = DripBagContents & {
  category?: string
  className?: string
  /** The only bag of its page: it brings its own parts. */
  isAlone?: boolean
}

/**
 * A bag of its own for each treatment: the level is given or follows the minutes of the visit; wave, bubbles, tube and label
 * follow the seed. The colours are those of `category` or of the category around it.
 */
export function DripBag({ category, className, isAlone, ...contents }: Props) {
  return (
    <svg viewBox="0 0 96 176" className={className} data-category={category} aria-hidden="true">
      <DripBagDrawing {...contents} isAlone={isAlone} />
    </svg>
  )
}

/** The same as a part of a larger drawing. */
export function DripBagDrawing({ isAlone, ...contents }: DripBagContents & Pick<Props, 'isAlone'>) {
  const { liquid, bubbles, tube, motif, dots } = dripBagShape(contents)
  return (
    <g className="bag">
      <path d={tube} className="bag-tube" />
      <path d={tube} className="bag-tube-inside" />
      {isAlone ? <Back /> : <use href="#bag-back" />}
      <path d={liquid} />
      <path d={bubbles} className="bag-light" />
      {isAlone ? <Front /> : <use href="#bag-front" />}
      <path d={motif} transform="translate(43 66)" fillRule="evenodd" className="bag-motif" />
      <path d={dots} className="bag-dots" />
    </g>
  )
}
