import { stegaClean } from '@sanity/client/stega'
import { defineQuery } from 'groq'
import { now } from '@/lib/platform/server/clock'
import { isApproved } from '../shared/approval.ts'
import { type DetailType, detailFolders } from '../shared/detail-path.ts'
import { type Event, endOf, getEvent } from './events'
import { blockFields } from './fragments'
import { type Job, listJobs } from './jobs'
import { loadContent } from './load'
import {
  getInjection,
  getIvService,
  type Injection,
  type IvService,
  listMembershipPlans,
  type MembershipPlan,
} from './menu'
import type { DetailFactsQueryResult } from './sanity.types'

export const ingredientFields = `_id, name, text, approvedBy, approvedAt,
  askFirst[] { _key, topic, text }, sources[] { _key, title, url }`

const detailFactsQuery = defineQuery(`*[_type in ["ivService", "injection", "membershipPlan", "event", "job"]
  && _type == $type && slug.current == $slug && !(_type == "job" && isHidden == true)][0] {
  _id, _type, _updatedAt, "name": coalesce(name, title), approvedBy, approvedAt,
  contents[] { _key, amount, ingredient-> { ${ingredientFields} } },
  "moments": timeline->moments[] { _key, when, title, text },
  details[] { ${blockFields} },
  "parent": *[_type == "page" && path == $folder][0] {
    title, path, "categories": blocks[_type == "ivMenu"][0].categories[] { key, label }
  }
}`)

/** What a document's own page says beside what lists say of it. */
export type DetailFacts = NonNullable<DetailFactsQueryResult>

/** The ingredients that are published, each with its amount. */
export const partsOf = ({ contents }: Pick<DetailFacts, 'contents'>) =>
  (contents ?? []).flatMap(({ _key, amount, ingredient }) =>
    ingredient?.name ? [{ _key, amount, ingredient }] : [],
  )

type Said = {
  facts: DetailFacts
  /** The page's title and description, for browser tabs and search engines. */
  title: string
  description: string | null
  /** It stays at its address and says so. */
  isOver: boolean
  isMedical: boolean
  isApproved: boolean
}

/** A document's own page, from the getter that every list of its type has: prices are those of the menu. */
export type Detail = Said &
  (
    | { type: 'ivService'; of: IvService }
    | { type: 'injection'; of: Injection }
    | { type: 'membershipPlan'; of: MembershipPlan; plans: MembershipPlan[] }
    | { type: 'event'; of: Event }
    | { type: 'job'; of: Job | null }
  )

/** What there is to say of the document with this short name; null when none is published or it is hidden. */
export async function getDetail({ type, slug }: { type: DetailType; slug: string }): Promise<Detail | null> {
  const folder = detailFolders[type]
  const path = `${folder}/${slug}`
  const facts = await loadContent(detailFactsQuery, {
    params: { type, slug, folder },
    tags: [
      `path:${path}`,
      `path:${folder}`,
      ...(type === 'ivService' || type === 'injection' ? ['type:ingredient', 'type:timeline'] : []),
    ],
  })
  if (!facts) return null
  const hasSlug = (one: { slug: string | null }) => stegaClean(one.slug) === slug
  const said = { facts, isOver: false, isMedical: false, isApproved: true }
  const medical = {
    ...said,
    isMedical: true,
    isApproved: isApproved(facts) && partsOf(facts).every(({ ingredient }) => isApproved(ingredient)),
  }
  switch (type) {
    case 'ivService': {
      const of = await getIvService(slug, path)
      return of ? { type, of, ...medical, title: `${of.name} IV Drip`, description: of.description } : null
    }
    case 'injection': {
      const of = await getInjection(slug, path)
      return of ? { type, of, ...medical, title: `${of.name} Injection`, description: of.description } : null
    }
    case 'membershipPlan': {
      const plans = await listMembershipPlans()
      const of = plans.find(hasSlug)
      return of
        ? { type, of, plans, ...said, title: `${of.name} Membership`, description: of.description }
        : null
    }
    case 'event': {
      const of = await getEvent(slug)
      if (!of) return null
      const isOver = (endOf(stegaClean(of)) ?? 0) <= now().getTime()
      return { type, of, ...said, isOver, title: of.title ?? '', description: of.description }
    }
    case 'job': {
      const of = (await listJobs()).find(hasSlug) ?? null
      const title = of?.title ?? facts.name ?? ''
      return { type, of, ...said, isOver: !of, title, description: of?.description ?? null }
    }
  }
}
