import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { siteFrame, siteMetadata } from '@/app/(site)/site-frame'
import { PreviewBar } from '@/components/preview/preview-bar'
import { VisualEditing } from '@/components/preview/visual-editing'
import { enterPreview } from '@/lib/content/preview/server/open'
import { env } from '@/lib/platform/server/env'
import './preview.css'

export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  if (!(await enterPreview())) return {}
  return { ...(await siteMetadata()), robots: { index: false, follow: false } }
}

/**
 * The public site's frame, filled from the drafts. What opened the preview is asked here again: the proxy authorises
 * nobody.
 */
export default async function PreviewLayout({ children }: { children: ReactNode }) {
  const preview = await enterPreview()
  if (!preview) notFound()
  return (
    <>
      <div className="preview">
        <PreviewBar preview={preview} />
      </div>
      {await siteFrame(children)}
      {preview.by === 'staff' && <VisualEditing studioOrigin={env.studioOrigin} />}
    </>
  )
}
