import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { guard } from '@/components/content/guard'
import { NothingFound } from '@/components/errors/dead-ends'
import { PageView } from '@/components/page-view'
import { enterPreview } from '@/lib/content/preview/server/open'
import { pageMetadata } from '@/lib/content/seo/server/metadata'
import { lookUpAddress } from '@/lib/content/server/addresses'
import { pagePath } from '@/lib/content/server/page-path'
import { getPage } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ slug?: string[] }> }

const unlisted = { robots: { index: false, follow: false } }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page } = await load(params)
  if (!page) return { title: 'Page not found', ...unlisted }
  return { ...pageMetadata(page, await getSiteSettings()), ...unlisted }
}

/** The page as it will be once everything that is edited now is published. */
export default async function DraftPage({ params }: Props) {
  const { page, path } = await load(params)
  if (page) return guard(<PageView page={page} />, page._id)
  const address = path ? await lookUpAddress(path) : null
  if (address?.kind === 'redirect') redirect(address.to)
  return <NothingFound />
}

async function load(params: Props['params']) {
  if (!(await enterPreview())) notFound()
  const path = pagePath((await params).slug)
  return { path, page: path && (await getPage(path)) }
}
