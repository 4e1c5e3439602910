import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import { listFaqs } from '@/lib/content/server/faqs'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section } from './section'

/** Questions of which one is open at a time (HOME-045): the browser's own, so it works before and without scripts. */
export async function FaqList({ _key, heading, intro, faqs, tone, anchor }: BlockOf<'faqList'>) {
  const all = await listFaqs(faqs)
  return (
    <Section tone={tone} anchor={anchor} className="section-split">
      <SectionHeading heading={heading} intro={intro} />
      <div className="faqs">
        {all.map(({ _id, question, answer }) => (
          <details key={_id} name={`faqs-${_key}`} className="faq">
            <summary>
              <h3>{question}</h3>
              <Icon name="plus" className="faq-mark" />
            </summary>
            <p className="max-w-[65ch] whitespace-pre-line">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  )
}
