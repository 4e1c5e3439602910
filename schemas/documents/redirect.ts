import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType, getPublishedId, type ValidationContext } from 'sanity'
import { pathProblem } from '../../lib/content/shared/path-problem.ts'
import { otherName } from '../fields/findable.ts'
import { hrefProblem } from '../rules/addresses.ts'

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      description:
        'What people type or an old link says, for example /book. Publishing a page at this address ends the redirect.',
      type: 'string',
      validation: (rule) => [rule.required().custom(pathProblem), rule.custom(isFree)],
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      description: 'A page of this site, for example /first-time-patients, or an address with https://.',
      type: 'string',
      options: otherName,
      validation: (rule) => [
        rule.required().custom(hrefProblem),
        rule.custom((to: string | undefined, { document }) => targetProblem(to, document?.from)),
      ],
    }),
    defineField({
      name: 'isPermanent',
      title: 'For good',
      description:
        'Search engines then replace the old address with the new one. Leave it off while you’re trying things out.',
      type: 'boolean',
      initialValue: false,
    }),
  ],
  orderings: [{ title: 'Old address', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: { title: 'from', to: 'to', isPermanent: 'isPermanent' },
    prepare: ({ title, to, isPermanent }) => ({
      title,
      subtitle: `to ${to ?? '…'}${isPermanent ? ' · for good' : ''}`,
    }),
  },
})

function targetProblem(to: string | undefined, from: unknown): true | string {
  if (!to || to.startsWith('https://')) return to === from ? 'This leads to itself.' : true
  if (!to.startsWith('/')) return 'Begin with / for a page of this site, or with https://.'
  return to.split(/[?#]/)[0] === from ? 'This leads to itself.' : true
}

const otherQuery = `*[((_type == "page" && path == $from) || (_type == "redirect" && from == $from))
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))][0]{ _type, title, to }`

async function isFree(from: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!from || !context.document) return true
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
  const id = getPublishedId(context.document._id)
  const other = await client.fetch<{ _type: string; title?: string; to?: string } | null>(otherQuery, {
    from,
    id,
  })
  if (!other) return true
  if (other._type === 'page')
    return `The page “${other.title}” has this address, so a redirect would never be followed.`
  return `There’s already a redirect from this address, to ${other.to}.`
}
