import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType, getPublishedId, type ValidationContext } from 'sanity'
import { pathProblem } from '../../lib/content/shared/path-problem.ts'
import { blockTypes } from '../blocks/index.ts'
import { otherName } from '../fields/findable.ts'
import { approvalFields } from '../fields/page.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    { name: 'content', title: 'Content', default: true },
    { name: 'search', title: 'Search engines' },
    { name: 'siteSearch', title: 'Search on this site' },
  ],
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      description: 'The name of the page in the browser tab and in this list.',
      type: 'string',
      group: 'content',
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: 'path',
      title: 'Address',
      description:
        'What comes after the site’s name, for example /vitamin-injections. Just / is the home page. When you change it, the old address leads to the new one by itself.',
      type: 'string',
      group: 'content',
      validation: (rule) => [rule.required().custom(pathProblem), rule.custom(pathIsFree)],
    }),
    defineField({
      name: 'blocks',
      title: 'Blocks',
      description: 'The page from top to bottom. Start with a hero.',
      type: 'array',
      group: 'content',
      of: blockTypes.map(({ name }) => defineArrayMember({ type: name })),
      options: { insertMenu: { views: [{ name: 'list' }] } },
      validation: (rule) => rule.required().min(1).error('A page needs at least one block.'),
    }),
    defineField({
      name: 'needsApproval',
      title: 'This page is medical advice',
      description: 'When on, a clinician approves it; until then the page says that it is a sample.',
      type: 'boolean',
      group: 'content',
      initialValue: false,
      validation: (rule) =>
        rule.custom((isOn, { document }) =>
          isOn !== true && hasDripFinder(document?.blocks)
            ? '“Help me choose” is medical advice: a clinician approves this page.'
            : true,
        ),
    }),
    ...approvalFields({ group: 'content', hidden: ({ document }) => document?.needsApproval !== true }),
    defineField({
      name: 'searchWords',
      title: 'More search words',
      description:
        'The site’s search finds every page that isn’t hidden from search engines, by its title and description. Add what patients call it, for example: flu shot, tired, jet lag.',
      type: 'string',
      options: otherName,
      group: 'siteSearch',
      validation: (rule) => rule.max(160),
    }),
    defineField({ name: 'seo', title: 'Search engines', type: 'seo', group: 'search' }),
  ],
  orderings: [{ title: 'Address', name: 'path', by: [{ field: 'path', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', subtitle: 'path', isHidden: 'seo.isHidden' },
    prepare: ({ title, subtitle, isHidden }) => ({
      title,
      subtitle: [subtitle ?? 'No address yet', isHidden && 'hidden from search engines']
        .filter(Boolean)
        .join(' · '),
    }),
  },
})

const hasDripFinder = (blocks: unknown) =>
  Array.isArray(blocks) && blocks.some((block) => block?._type === 'dripFinder')

const otherPageQuery = `*[_type == "page" && path == $path
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))][0].title`

async function pathIsFree(path: string | undefined, context: ValidationContext): Promise<true | string> {
  if (!path || !context.document) return true
  const client = context.getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'raw' })
  const id = getPublishedId(context.document._id)
  const other = await client.fetch<string | null>(otherPageQuery, { path, id })
  return other === null ? true : `“${other}” already has this address.`
}
