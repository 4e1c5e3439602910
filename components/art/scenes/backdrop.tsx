import { paint } from './paint'

const far = {
  range: 'M0 366 62 318l48 20 70-66 56 48 58-30 84 62 66-26 116 50v164H0z',
  camelback:
    'M0 372c40-8 62-30 92-34 22-2 30 14 52 10 34-8 62-62 104-58 36 4 48 46 82 62 60 26 140 4 230 26v150H0z',
  mesa: 'M0 352h54l26-40h92l24 44 60 4 22-30h46l20 34 72-2 18-62h84l20 56 22 4v162H0z',
} as const

type Props = { sun: { x: number; y: number; size?: number }; ridge?: keyof typeof far }

/** Desert morning: sun, a far and a near ridge, and level ground from about 462 down, 560 wide. */
export function Backdrop({ sun, ridge = 'range' }: Props) {
  return (
    <>
      <circle cx={sun.x} cy={sun.y} r={sun.size ?? 142} className="hero-sun" />
      <path className="hero-ridge-far" d={far[ridge]} />
      <path className="hero-ridge-near" d="M0 418c86-30 160-26 236-10s190 12 324-30v162H0z" />
      <path {...paint.ground} d="M0 462c120-16 380-22 560-4v62H0z" />
    </>
  )
}

/** The shadow a thing on the ground throws. */
export function Shade({ x, y, width }: { x: number; y: number; width: number }) {
  return <ellipse cx={x} cy={y} rx={width} ry={Math.round(width / 8) + 1} className="hero-shade" />
}
