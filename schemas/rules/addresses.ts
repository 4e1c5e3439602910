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

/** `true`, or a sentence: scripts and frames of others come by https only. */
export function secureAddressProblem(address: string | undefined): true | string {
  if (!address) return true
  const isSecure = address.startsWith('https://') && URL.canParse(address) && !/[\s"'<>\\]/.test(address)
  return isSecure ? true : 'Start with https:// and leave out spaces and quotation marks.'
}
