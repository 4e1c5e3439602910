import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { processState } from '@/lib/platform/server/process-state'
import { language } from '../../../platform/shared/locale.ts'
import { escapeHtml, phoneHref } from '../../../platform/shared/text.ts'
import type { EstimateDocument, Part } from './document.ts'

type Clinic = { name: string; phone: string }
type Frame = { clinic: Clinic; style: string }

/** What a visitor's letters may do nothing with: neither program nor order of the letters around them. */
const safe = (text: string) => `<bdi>${escapeHtml(text)}</bdi>`

/** Asks for the code; nothing is said about what is behind it. */
export function codePage({ problem, ...frame }: Frame & { problem: string | null }): string {
  const alert = problem ? `<p role="alert" id="problem">${escapeHtml(problem)}</p>` : ''
  const described = problem
    ? ' aria-invalid="true" aria-describedby="help problem"'
    : ' aria-describedby="help"'
  return pageOf(
    problem ? 'Problem: Your document' : 'Your document',
    frame,
    `<h1>Your document is ready</h1>
<p class="lead">For your privacy, it opens with a code. We’ll give you the code by phone or text message.</p>${alert}
<form method="post"><label for="code">Code</label><p class="help" id="help">Six letters and digits.</p>
<input id="code" name="code" required maxlength="20" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false"${described}>
<button class="button">Open the document</button></form>
<p>No code yet, or not the right one? ${callLink(frame.clinic)}</p>`,
  )
}

/** A few words instead of a document. */
export const wordsPage = (title: string, message: string, frame: Frame): string =>
  pageOf(
    title,
    frame,
    `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(message)}</p><p>${callLink(frame.clinic)}</p>`,
  )

type Printed = Omit<EstimateDocument, 'clinic'> & { clinic: Clinic }

/** The whole document; `pdf` is the address of the same as a file, if there is one. */
export function estimatePage(
  document: Printed,
  pdf: string | null,
  style: string,
  pageTitle = 'Your document',
): string {
  const { title, issued, notice, intro, parts, clinic } = document
  const download = pdf
    ? `<p class="no-print"><a class="button" href="${escapeHtml(pdf)}">Download PDF</a></p>`
    : ''
  return pageOf(
    pageTitle,
    { clinic, style },
    `<h1>${escapeHtml(title)}</h1><p class="issued">${escapeHtml(issued)}</p>
${notice ? `<p class="notice">${escapeHtml(notice)}</p>` : ''}<p class="lead">${escapeHtml(intro)}</p>
${download}${parts.map(partHtml).join('\n')}`,
  )
}

function partHtml(part: Part): string {
  switch (part.kind) {
    case 'facts':
      return section(part.heading, factsHtml(part.facts))
    case 'charges':
      return section(part.heading, factsHtml(part.facts) + chargesHtml(part))
    case 'total':
      return `<section class="total"><h2>${escapeHtml(part.label)}</h2><p>${escapeHtml(part.value)}</p></section>`
    case 'list': {
      const items = part.items.map((item) => `<li>${safe(item)}</li>`).join('')
      return section(
        part.heading,
        `<p>${escapeHtml(part.before)}</p>${items ? `<ul>${items}</ul>` : `<p>${escapeHtml(part.whenEmpty)}</p>`}`,
      )
    }
    case 'text':
      return section(part.heading, part.paragraphs.map(paragraph).join(''), 'plain')
  }
}

const section = (heading: string, body: string, name?: string) =>
  `<section${name ? ` class="${name}"` : ''}><h2>${safe(heading)}</h2>${body}</section>`

const factsHtml = (facts: [string, string][]) =>
  `<dl>${facts.map(([label, value]) => `<dt>${escapeHtml(label)}</dt><dd>${safe(value)}</dd>`).join('')}</dl>`

/** With roles: drawn as cards on phones, it would be no table to a screen reader otherwise. */
function chargesHtml({ rows, sum }: Extract<Part, { kind: 'charges' }>): string {
  const cells = rows.map(
    ({ what, code, quantity, each, charge }) =>
      `<tr role="row"><th scope="row" role="rowheader">${safe(what)}</th>${cell('Service code', code)}${cell('Quantity', quantity)}${cell('Each', each)}${cell('Charge', charge)}</tr>`,
  )
  return `<table role="table"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">Item or service</th><th scope="col" role="columnheader">Service code</th><th scope="col" role="columnheader" class="number">Quantity</th><th scope="col" role="columnheader" class="number">Each</th><th scope="col" role="columnheader" class="number">Charge</th></tr></thead>
<tbody role="rowgroup">${cells.join('')}</tbody><tfoot role="rowgroup"><tr role="row"><th scope="row" role="rowheader" colspan="4">${escapeHtml(sum[0])}</th><td role="cell" class="number">${escapeHtml(sum[1])}</td></tr></tfoot></table>`
}

const cell = (label: string, value: string) =>
  `<td role="cell" data-label="${label}"${label === 'Service code' ? '' : ' class="number"'}><span class="number">${escapeHtml(value)}</span></td>`

/** The only address in the fixed words is CMS's own; numbers can be called. */
const paragraph = (words: string) =>
  `<p>${escapeHtml(words)
    .replace(
      'www.cms.gov/nosurprises/consumers',
      '<a href="https://www.cms.gov/nosurprises/consumers" rel="noreferrer">$&</a>',
    )
    .replace(
      /1-800-985-3059|\(\d{3}\) \d{3}-\d{4}/g,
      (phone) => `<a class="phone" href="tel:+1${phone.replace(/^1-|\D/g, '')}">${phone}</a>`,
    )}</p>`

const callLink = ({ phone }: Clinic) =>
  phone ? `Call us: <a href="${escapeHtml(phoneHref(phone))}">${escapeHtml(phone)}</a>` : ''

const pageOf = (title: string, { clinic, style }: Frame, body: string) =>
  `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(clinic.name ? `${title} | ${clinic.name}` : title)}</title><style>${style}</style></head>
<body><header><span class="clinic">${escapeHtml(clinic.name)}</span><span>${callLink(clinic)}</span></header><main>${body}</main></body></html>`

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
  const bytes = await readFile(join(process.cwd(), 'app/(site)/fonts', `${file}.woff2`))
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')}`
}
