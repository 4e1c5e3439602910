import { type FormId, fieldsOf, forms, isFormId } from '../../care/forms/shared/forms.ts'
import { detailAt } from '../../content/shared/detail-path.ts'
import { isObject, nameOf, slugOf, wordsOf } from '../fields.ts'
import { anchorsOf, type Link, linksIn, linksTo, splitHref } from '../links-in.ts'
import { type Content, type ContentDocument, type Finding, finding, type Rule } from '../model.ts'

export const links: Rule = {
  id: 'links',
  title: 'Links that lead nowhere',
  explains:
    'Every link, search result and redirect leads to a page that exists, and to a place on it that exists.',
  check: (content) => [
    ...content.documents.flatMap((document) => inDocument(content, document)),
    ...brokenReferences(content),
  ],
}

/** Pages of the program, which no document describes. */
const programPaths =
  /^\/(?:order-status|gift-cards\/balance|iv-therapy\/compare|account(?:\/.*)?|studio(?:\/.*)?)$/

function inDocument(content: Content, document: ContentDocument): Finding[] {
  return linksIn(content, document).flatMap(({ within, path, href }) => {
    const problem = problemOf(content, document, href)
    if (!problem) return []
    const name = wordsOf(within.value, 'label') || (within.path ? '' : nameOf(document))
    return finding({
      rule: 'links',
      severity: 'error',
      sentence: `The link ${name ? `“${name}” ` : ''}to ${href} leads nowhere: ${problem.why}.`,
      places: [
        content.placeOf(document, path, href),
        ...(problem.page ? [content.placeOf(problem.page, '', '')] : []),
      ],
    })
  })
}

function problemOf(
  content: Content,
  from: ContentDocument,
  href: string,
): { why: string; page?: ContentDocument } | null {
  if (!/^[/#]/.test(href)) return null
  const [address = '', anchor = ''] = href.split('#')
  const [path = '', query = ''] = address.split('?')
  if (programPaths.test(path)) return null
  const page = path ? pageAt(content, path) : from._type === 'page' ? from : null
  if (!page) return path ? { why: `there is no page at ${path}` } : null
  if (anchor && !anchorsOf(content, page).has(anchor))
    return { why: `“${nameOf(page)}” has no place called ${anchor}`, page }
  const subject = new URLSearchParams(query).get('subject')
  if (subject && !subjectsOf(content, page).includes(subject))
    return { why: `its form does not know the subject ${subject}`, page }
  return null
}

/** The page at this address, or where a redirect from it leads. */
function pageAt(content: Content, path: string): ContentDocument | null {
  const wanted = path.length > 1 ? path.replace(/\/$/, '') : path
  const page = content.ofType('page').find((one) => one.path === wanted)
  if (page) return page
  const detail = detailAt(wanted)
  const own = detail && content.ofType(detail.type).find((one) => slugOf(one) === detail.slug)
  if (own) return own
  const redirect = content.ofType('redirect').find(({ from }) => from === wanted)
  return redirect
    ? (content.ofType('page').find((one) => one.path === String(redirect.to).split(/[#?]/)[0]) ?? null)
    : null
}

function subjectsOf(content: Content, page: ContentDocument): string[] {
  const shown = content.objectsOf(page).flatMap(({ value }) => {
    const form = value._type === 'requestForm' ? wordsOf(value, 'form') : ''
    return isFormId(form) && form in forms ? [form as FormId] : []
  })
  return shown.flatMap((form) =>
    fieldsOf(form)
      .filter(({ name }) => name === 'subject')
      .flatMap(({ options = [], linkedOptions = [] }) =>
        [...options, ...linkedOptions].map(([value]) => value),
      ),
  )
}

const brokenReferences = (content: Content): Finding[] =>
  content.documents.flatMap((document) =>
    content.objectsOf(document).flatMap(({ value, path }) => {
      const id = wordsOf(value, '_ref')
      // Files of the media library are not among the documents.
      if (!id || /^(?:image|file)-/.test(id) || content.byId(id)) return []
      return finding({
        rule: 'links',
        severity: 'error',
        sentence: `“${nameOf(document)}” shows a document that is no longer published (${id}).`,
        places: [content.placeOf(document, path, id)],
      })
    }),
  )

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

export const images: Rule = {
  id: 'images',
  title: 'Images without a description',
  explains: 'Every image says in words what it shows, for people who can’t see it.',
  check: (content) =>
    content.documents.flatMap((document) =>
      content.objectsOf(document).flatMap(({ value, path }) => {
        if (!isObject(value.asset) || wordsOf(value, 'alt')) return []
        return finding({
          rule: 'images',
          severity: 'error',
          sentence: `An image of “${nameOf(document)}” has no description for people who can’t see it.`,
          places: [content.placeOf(document, `${path}.alt`, wordsOf(value.asset, '_ref'))],
        })
      }),
    ),
}
