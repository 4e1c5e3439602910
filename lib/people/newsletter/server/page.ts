import 'server-only'
import { getSiteSettings } from '@/lib/content/server/settings'
import { pageOf } from '@/lib/platform/http/server/plain-page'
import { escapeHtml } from '@/lib/platform/shared/escape-html'

type Page = {
  title: string
  text: string
  /** What pressing asks for, sent to the page's own address. */
  button?: { label: string; name: string }
  link?: { label: string; href: string }
}

/** A page about one subscription, with one button at most. It loads nothing and is kept nowhere; that its address is told to nobody, next.config.ts sees to. */
export async function answerPage(status: number, { title, text, button, link }: Page): Promise<Response> {
  const settings = await getSiteSettings().catch(() => null)
  const clinic = { name: settings?.clinicName ?? '', phone: settings?.phone ?? '' }
  const form = button
    ? `<form method="post"><button name="${escapeHtml(button.name)}" value="yes">${escapeHtml(button.label)}</button></form>`
    : ''
  const way = link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''
  return new Response(pageOf(title, clinic, `<p>${escapeHtml(text)}</p>${form}${way}`), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

/** The work's page, or the truth when the database is away. */
export async function orOutage(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return answerPage(503, {
      title: 'Something went wrong',
      text: 'That didn’t work. Nothing has changed. Please try again in a few minutes, or call us.',
    })
  }
}
