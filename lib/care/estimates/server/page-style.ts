import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processState } from '@/lib/platform/server/process-state'

const rules = `
:root { --ink: #1d2430; --text: #3b4657; --agave: #11666c; --line: #ded5c8; --control: #8f877b; --red: #a3211a }
* { box-sizing: border-box }
body { margin: 0; background: #fcfaf6; color: var(--text); font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; -webkit-text-size-adjust: 100% }
header, main, footer { max-width: 52rem; margin: 0 auto; padding: 1.25rem clamp(1.25rem, 4vw, 2rem) }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1.5rem }
.clinic { color: #17555d; font: 520 1.375rem/1.3 Fraunces, Georgia, serif }
h1, h2 { color: var(--ink); text-wrap: balance }
h1 { margin: clamp(1rem, 4vw, 2.5rem) 0 1rem; font: 520 clamp(2.125rem, 1.5rem + 3vw, 3.25rem)/1.08 Fraunces, Georgia, serif; letter-spacing: -.015em }
h2 { margin: 0 0 .75rem; font: 520 clamp(1.375rem, 1.2rem + .8vw, 1.625rem)/1.2 Fraunces, Georgia, serif }
p { margin: 0 0 .75rem; max-width: 65ch; text-wrap: pretty }
a { color: var(--agave) }
a, bdi, dd, td, li { overflow-wrap: anywhere }
.lead { font-size: 1.1875rem }
.issued { color: var(--ink); font-weight: 600 }
.notice { border-inline-start: 4px solid var(--agave); padding: .75rem 1.25rem; background: #e9f3f2; color: var(--ink); font-weight: 600 }
[role=alert] { border-inline-start: 4px solid var(--red); padding: .75rem 1.25rem; background: #fff; color: var(--red); font-weight: 600 }
section { margin-block: 1.25rem; border: 1px solid var(--line); border-radius: 20px; padding: clamp(1.25rem, 4vw, 2rem); background: #fff }
section.plain { border: 0; padding: .25rem 0; background: none }
section > :last-child { margin-block-end: 0 }
dl { display: grid; gap: .25rem 1.5rem; margin: 0 0 1rem }
dt { color: #5a6475; font-size: .9375rem }
dd { margin: 0 0 .625rem; color: var(--ink); font-weight: 600 }
table { width: 100%; border-collapse: collapse; color: var(--ink); font-variant-numeric: tabular-nums }
th { color: #5a6475; font-size: .9375rem; font-weight: 400; text-align: start }
th, td { border-block-end: 1px solid var(--line); padding: .625rem .75rem .625rem 0; vertical-align: top }
tbody th { color: var(--ink); font-size: 1.0625rem; font-weight: 600 }
.number { text-align: end }
.number, .phone { white-space: nowrap }
th:last-child, td:last-child { padding-inline-end: 0 }
tfoot th, tfoot td { border: 0; color: var(--ink); font-size: 1.0625rem; font-weight: 700 }
.total { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1.5rem; border: 0; background: #0f4a52; color: #fff }
.total h2, .total p { margin: 0; color: inherit }
.total p { font: 520 2.25rem/1.2 Fraunces, Georgia, serif; font-variant-numeric: tabular-nums }
ul { margin: 0; padding-inline-start: 1.25rem }
form { max-width: 26rem }
label { display: block; color: var(--ink); font-weight: 600 }
.help { margin: .25rem 0 .625rem; font-size: .9375rem }
input { width: 100%; min-height: 3.5rem; border: 1px solid var(--control); border-radius: 12px; padding: .75rem 1rem; background: #fff; color: var(--ink); font: 600 1.5rem/1 ui-monospace, monospace; letter-spacing: .2em; text-transform: uppercase }
input[aria-invalid] { border: 2px solid var(--red) }
.button { display: inline-block; min-height: 3.25rem; margin-block: 1rem; border: 0; border-radius: 12px; padding: .875rem 1.5rem; background: var(--agave); color: #fff; font: 600 1.0625rem/1.4 Figtree, system-ui, sans-serif; text-decoration: none; cursor: pointer }
.button:hover { background: #0f4a52 }
:focus-visible { outline: 2px solid var(--agave); outline-offset: 2px }
footer { border-block-start: 1px solid var(--line); margin-block-start: 2rem; font-size: .9375rem }
@media (min-width: 40rem) { dl { grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) } dd { margin: 0 } }
@media (max-width: 39.99rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  table, tbody, tfoot { display: block }
  tr { display: grid; grid-template-columns: 1fr auto; gap: .125rem 1rem; border-block-end: 1px solid var(--line); padding-block: .75rem }
  tfoot tr { border: 0 }
  th, td { border: 0; padding: 0 }
  tbody th { grid-column: 1 / -1 }
  td[data-label] { display: contents; font-variant-numeric: tabular-nums }
  td[data-label]::before { content: attr(data-label) / ""; color: #5a6475; font-size: .9375rem; text-align: start }
}
@media print { body { background: #fff } .no-print { display: none } section, tr { break-inside: avoid } .total { border: 1px solid #000; background: #fff; color: #000 } }
`

/** The style of the pages that stand alone, fonts included: they ask nothing of anybody. */
export const pageStyle = (): Promise<string> =>
  processState('estimate-style', () => ({ style: makeStyle() })).style

async function makeStyle(): Promise<string> {
  const faces = await Promise.all([
    face('Figtree', 'figtree', '400 700'),
    face('Fraunces', 'fraunces', '520'),
  ])
  return faces.join('') + rules
}

async function face(family: string, file: string, weight: string): Promise<string> {
  const bytes = await readFile(join(process.cwd(), 'app/(site)/site-frame', `${file}.woff2`))
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')}`
}
