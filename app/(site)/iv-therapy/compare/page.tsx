import type { Metadata } from 'next'
import { Comparison } from '@/components/details/comparison'
import { listIvServices } from '@/lib/content/server/menu'
import { readCompared } from '@/lib/content/shared/compare'
import { detailFolders } from '@/lib/content/shared/detail-path'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Compare drips',
  robots: { index: false },
  alternates: { canonical: detailFolders.ivService },
}

type Props = { searchParams: Promise<{ drip?: string | string[] }> }

/** Two to four drips side by side, as the address names them. */
export default async function ComparePage({ searchParams }: Props) {
  const services = await listIvServices()
  const known = services.flatMap(({ slug }) => slug ?? [])
  return <Comparison services={services} compared={readCompared((await searchParams).drip, known)} />
}
