import { LegalArticle } from '@/components/legal/legal-article'
import { getLegalDocument } from '@/lib/content/server/legal-documents'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'

/** A legal text of its own; a reference to one that is not published leaves no trace. */
export async function LegalText({ document, anchor }: BlockOf<'legalText'>) {
  const id = document?._ref
  if (!id) return null
  const [text, settings] = await Promise.all([getLegalDocument(id), getSiteSettings()])
  return text && <LegalArticle text={text} settings={settings} anchor={anchor} />
}
