const tel = /^tel:\+?[0-9()\-. ]{3,}$/
const mailto = /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/
const anchor = /^#[A-Za-z][\w-]*$/
const ownAddress = /^\/(?![/\\])[^\s\\]*$/

/** `true`, or a sentence: a link goes to this site, an anchor, https, a phone or an email; never to scripts. */
export function hrefProblem(href: string | undefined): true | string {
  if (!href) return true
  if (ownAddress.test(href) || anchor.test(href) || tel.test(href) || mailto.test(href)) return true
  if (href.startsWith('https://') && URL.canParse(href)) return true
  return 'Start with / for a page of this site, # for a place on the page, or https://, tel: or mailto:.'
}
