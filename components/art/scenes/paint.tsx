const flat = (fill: string) => ({ fill })
const line = (
  stroke: string,
  strokeWidth: number,
  more: { strokeOpacity?: number; strokeDasharray?: string } = {},
) => ({
  fill: 'none',
  stroke,
  strokeWidth,
  ...more,
})

/** Flat fills, stems and outlines in one heavy weight, details in one fine weight: what the scenes are painted with. */
export const paint = {
  ground: flat('oklch(0.885 0.045 72)'),
  paper: flat('#fffdf9'),
  cloth: flat('oklch(0.935 0.022 78)'),
  sand: flat('oklch(0.885 0.035 76)'),
  adobe: flat('oklch(0.87 0.05 58)'),
  adobeDeep: flat('oklch(0.78 0.07 50)'),
  clay: flat('oklch(0.68 0.1 45)'),
  clayDeep: flat('oklch(0.58 0.1 42)'),
  agavePale: flat('var(--color-agave-100)'),
  agaveLight: flat('var(--color-agave-300)'),
  agaveMid: flat('oklch(0.58 0.085 192)'),
  agave: flat('var(--color-agave-600)'),
  agaveDeep: flat('var(--color-agave-800)'),
  ink: flat('var(--color-ink-900)'),
  bloomLight: flat('oklch(0.74 0.14 34)'),
  bloom: flat('var(--color-bloom-500)'),
  bloomDeep: flat('var(--color-bloom-600)'),
  glow: flat('oklch(0.95 0.09 88 / 0.75)'),
  dim: flat('oklch(0.3 0.06 40 / 0.22)'),
  pole: line('var(--color-agave-800)', 5),
  handle: line('var(--color-bloom-600)', 7),
  leg: line('var(--color-agave-800)', 4),
  twig: line('var(--color-agave-700)', 3),
  tube: line('var(--color-ink-900)', 3),
  line: line('var(--color-ink-900)', 2, { strokeOpacity: 0.4 }),
  fold: line('#fff', 2, { strokeOpacity: 0.4 }),
  wire: line('var(--color-ink-900)', 2, { strokeOpacity: 0.4 }),
  print: line('oklch(0.84 0.025 76)', 5),
  title: line('var(--color-agave-700)', 7),
  onDark: line('var(--color-agave-300)', 6),
  contour: line('var(--color-agave-600)', 2, { strokeOpacity: 0.35 }),
  route: line('var(--color-bloom-600)', 4, { strokeDasharray: '1 10' }),
  bond: line('var(--color-agave-700)', 5),
  bondFine: line('var(--color-agave-700)', 2.5),
  check: line('var(--color-agave-600)', 6),
  tick: line('#fffdf9', 4),
  ring: line('var(--color-agave-800)', 9),
  signature: line('var(--color-agave-700)', 2.5),
  glyph: line('#fffdf9', 2.5),
  sealLine: line('#fffdf9', 2, { strokeOpacity: 0.6 }),
  swab: line('#fffdf9', 5),
  knob: line('oklch(0.9 0.06 80)', 5),
  speaker: line('var(--color-ink-900)', 9),
  // Points: a line of no length with a round end is a dot.
  wheels: line('var(--color-ink-900)', 9),
  beams: line('oklch(0.58 0.1 42)', 13),
  lights: line('oklch(0.97 0.06 88)', 11),
  days: line('oklch(0.89 0.025 76)', 20),
  stop: line('var(--color-agave-700)', 16),
  scallop: line('var(--color-bloom-500)', 20),
  swabTip: line('#fffdf9', 13),
  atom: line('var(--fill)', 26),
  atomLarge: line('oklch(0.54 0.105 var(--hue))', 36),
  atomBloom: line('var(--color-bloom-500)', 26),
  atomSmall: line('var(--color-agave-700)', 13),
}

const far = {
  range: 'M0 366 62 318l48 20 70-66 56 48 58-30 84 62 66-26 116 50v164H0z',
  camelback:
    'M0 372c40-8 62-30 92-34 22-2 30 14 52 10 34-8 62-62 104-58 36 4 48 46 82 62 60 26 140 4 230 26v150H0z',
  mesa: 'M0 352h54l26-40h92l24 44 60 4 22-30h46l20 34 72-2 18-62h84l20 56 22 4v162H0z',
} as const

type BackdropProps = { sun: { x: number; y: number; size?: number }; ridge?: keyof typeof far }

/** Desert morning: sun, a far and a near ridge, and level ground from about 462 down, 560 wide. */
export function Backdrop({ sun, ridge = 'range' }: BackdropProps) {
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
