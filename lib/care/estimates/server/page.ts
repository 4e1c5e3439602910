import { escapeHtml } from '../../../platform/shared/escape-html.ts'
import { phoneHref } from '../../../platform/shared/phone-href.ts'
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
<p class="lead">For your privacy it opens with a code. We tell you the code by phone or text message.</p>${alert}
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

/** The whole document; `pdf` is the address of the same as a file. */
export function estimatePage(document: EstimateDocument, pdf: string, style: string): string {
  const { title, issued, notice, intro, parts, clinic } = document
  return pageOf(
    'Your document',
    { clinic, style },
    `<h1>${escapeHtml(title)}</h1><p class="issued">${escapeHtml(issued)}</p>
${notice ? `<p class="notice">${escapeHtml(notice)}</p>` : ''}<p class="lead">${escapeHtml(intro)}</p>
<p class="no-print"><a class="button" href="${escapeHtml(pdf)}">Download PDF</a></p>${parts.map(partHtml).join('\n')}`,
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
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(clinic.name ? `${title} | ${clinic.name}` : title)}</title><style>${style}</style></head>
<body><header><span class="clinic">${escapeHtml(clinic.name)}</span><span>${callLink(clinic)}</span></header><main>${body}</main></body></html>`
