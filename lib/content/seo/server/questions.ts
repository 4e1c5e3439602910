import 'server-only'
import { stegaClean } from '@sanity/client/stega'
import type { FAQPage } from 'schema-dts'
import { listFaqs } from '@/lib/content/server/faqs'
import type { Page } from '@/lib/content/server/pages'

/** The questions and answers the page shows, as one FAQPage; none when it shows none. */
export async function questions(page: Page): Promise<FAQPage[]> {
  const references =
    page.blocks?.flatMap((block) => (block._type === 'faqList' ? (block.faqs ?? []) : [])) ?? []
  const mainEntity = stegaClean(await listFaqs(references)).flatMap(({ question, answer }) =>
    question && answer
      ? {
          '@type': 'Question' as const,
          name: question,
          acceptedAnswer: { '@type': 'Answer' as const, text: answer },
        }
      : [],
  )
  return mainEntity.length > 0 ? [{ '@type': 'FAQPage', mainEntity }] : []
}
