import { phoneHref } from '@/lib/content/phone-href'

const special: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const inHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => special[sign] ?? sign)

const style = `
  body{margin:0;display:grid;min-height:100vh;place-items:center;background:oklch(.985 .008 80);color:oklch(.38 .03 255);font:1.125rem/1.6 system-ui,sans-serif}
  main{max-width:34rem;padding:2rem 1.5rem}
  h1{color:oklch(.24 .03 255);font:600 2.25rem/1.15 Georgia,serif}
  a{display:inline-block;margin:.75rem .75rem 0 0;border-radius:12px;padding:.75rem 1.25rem;background:oklch(.47 .085 195);color:#fff;font-weight:600;text-decoration:none}
  a+a{background:none;box-shadow:inset 0 0 0 1px oklch(.63 .03 75);color:inherit}
  a:focus-visible{outline:2px solid oklch(.4 .075 197);outline-offset:2px}`

/** A whole page that needs nothing but the phone number: neither the CMS nor the site's own styles. */
export function unavailablePage(clinic: string | null | undefined, phone: string | null | undefined): string {
  const call = phone ? `<a href="${inHtml(phoneHref(phone))}">Call ${inHtml(phone)}</a>` : ''
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Please try again in a moment${clinic ? ` | ${inHtml(clinic)}` : ''}</title>
<style>${style}</style></head>
<body><main><h1>We can't look up this page right now</h1>
<p>Please try again in half a minute.${phone ? ' If you need us now, call: our phones do not depend on this site.' : ''}</p>
<p>${call}<a href="/">Go to the home page</a></p></main></body></html>`
}
