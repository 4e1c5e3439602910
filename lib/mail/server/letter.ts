import { language } from '@/lib/platform/shared/locale'
import { escapeHtml } from '@/lib/platform/shared/text'

type Letter = {
  heading: string
  paragraphs: string[]
  rows: { label: string; value: string; isStrong?: boolean }[]
  closing: string[]
  /** The one thing to do, as a button below the paragraphs. */
  action?: Link
  /** At the very end, small: how to get no more of these. */
  footnote?: Link & { words: string }
}
type Link = { label: string; href: string }

/**
 * One mail of the clinic's: the subject, the words as text, and the same words as HTML that needs nothing from
 * anywhere.
 */
export function letter(
  clinic: { name: string; phone: string; siteUrl: string },
  subject: string,
  { heading, paragraphs, rows, closing, action, footnote }: Letter,
): { subject: string; text: string; html: string } {
  const text = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...(rows.length > 0 ? [rows.map(({ label, value }) => `${label}: ${value}`).join('\n')] : []),
    ...closing,
    `${clinic.name}\n${clinic.phone}\n${clinic.siteUrl}`,
    ...(footnote ? [`${footnote.words} ${footnote.label}: ${footnote.href}`] : []),
  ].join('\n\n')
  const cells = rows.map(({ label, value, isStrong }) => {
    const weight = isStrong ? 'font-weight:700;border-top:1px solid #cfc5b8' : ''
    return `<tr><td style="padding:8px 0;${weight}">${escapeHtml(label)}</td><td align="right" style="padding:8px 0 8px 24px;white-space:nowrap;${weight}">${escapeHtml(value)}</td></tr>`
  })
  const html = `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#faf7f2;color:#3b4657;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font:600 20px Georgia,serif;color:#1f5560">${escapeHtml(clinic.name)}</p>
<h1 style="margin:0 0 16px;font:500 30px/1.2 Georgia,serif;color:#1d2430">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#11666c;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` : ''}
${cells.length > 0 ? `<table role="presentation" width="100%" cellspacing="0" style="margin:24px 0;border-collapse:collapse">${cells.join('')}</table>` : ''}
${closing.map(paragraph).join('\n')}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #e6dfd5;font-size:14px">${escapeHtml(clinic.name)} · ${escapeHtml(clinic.phone)}<br><a href="${escapeHtml(clinic.siteUrl)}" style="color:#1f6f7a">${escapeHtml(clinic.siteUrl)}</a></p>
${footnote ? `<p style="margin:16px 0 0;font-size:14px">${escapeHtml(footnote.words)} <a href="${escapeHtml(footnote.href)}" style="color:#1f6f7a">${escapeHtml(footnote.label)}</a></p>` : ''}
</div></body></html>`
  return { subject, text, html }
}

const paragraph = (words: string) =>
  `<p style="margin:0 0 16px">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`
