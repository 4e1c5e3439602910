import { Icon } from '@/components/ui/icon'
import { SectionHeading } from '@/components/ui/section-heading'
import { listFaqs } from '@/lib/content/server/faqs'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

/** Questions of which one is open at a time (HOME-045): the browser's own, so it works before and without scripts. */
export async function FaqList({ _key, heading, intro, faqs, tone, anchor }: BlockOf<'faqList'>) {
  const all = await listFaqs(faqs)
  return (
    <Section tone={tone} anchor={anchor} container={split}>
      <SectionHeading heading={heading} intro={intro} />
      <div>
        {all.map(({ _id, question, answer }) => (
          <details key={_id} name={`faqs-${_key}`} className="group border-b border-rule">
            <summary className="flex min-h-16 items-center justify-between gap-6 py-4">
              <h3>{question}</h3>
              <Icon
                name="plus"
                className="text-xl text-(--accent,var(--color-agave-600)) transition-transform group-open:rotate-45"
              />
            </summary>
            {/* A link to the answer opens the question, also without scripts. */}
            <p id={_id} className="max-w-[65ch] scroll-mt-40 pb-6 whitespace-pre-line">
              {answer}
            </p>
          </details>
        ))}
      </div>
    </Section>
  )
}
