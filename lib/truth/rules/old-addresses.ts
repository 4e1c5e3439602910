import { nameOf, wordsOf } from '../fields.ts'
import { finding } from '../finding.ts'
import { type Link, linksTo, splitHref } from '../links-in.ts'
import type { Content, ContentDocument, Finding, Rule } from '../model.ts'

export const oldAddresses: Rule = {
  id: 'old-addresses',
  title: 'Links by an old address',
  explains: 'Every link names the address its page has now, not one that leads there for good.',
  check: (content) => content.ofType('redirect').flatMap((redirect) => byWayOf(content, redirect)),
}

/** A redirect that is not for good is a campaign or a trial: to link to it is as it should be. */
function byWayOf(content: Content, redirect: ContentDocument): Finding[] {
  const from = wordsOf(redirect, 'from')
  const to = wordsOf(redirect, 'to')
  const [path] = splitHref(to)
  const pages = content.ofType('page')
  const page = pages.find((one) => one.path === path)
  if (redirect.isPermanent !== true || !from || !page || pages.some((one) => one.path === from)) return []
  // Redirects in a row are followed at once.
  const [first, ...others] = linksTo(content, from).filter(({ document }) => document._type !== 'redirect')
  if (!first) return []
  const links = [first, ...others]
  const placeOf = (link: Link) => content.placeOf(link.document, link.path, link.href)
  const found = finding({
    rule: oldAddresses.id,
    severity: 'notice',
    sentence: `${links.length === 1 ? 'One link names' : `${links.length} links name`} “${nameOf(page)}” by its old address ${from}; it is at ${path} now.`,
    places: [placeOf(first), ...others.map(placeOf), content.placeOf(page, 'path', path)],
    fixes: [
      {
        label: links.length === 1 ? `Change it to ${path}` : `Change all ${links.length} to ${path}`,
        changes: links.map((link) => ({
          documentId: link.document._id,
          path: link.path,
          from: link.href,
          to: splitHref(link.href)[1] ? path + splitHref(link.href)[1] : to,
        })),
      },
    ],
  })
  return [found]
}
