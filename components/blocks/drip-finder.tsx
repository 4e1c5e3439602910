import { DripFinderForm } from '@/components/drip-finder/drip-finder-form'
import { SectionHeading } from '@/components/ui/page-intro'
import type { BlockOf } from '@/lib/content/server/pages'
import { Section, split } from './section'

/** The four questions that help to choose; nothing of the answers is stored. */
export function DripFinder(block: BlockOf<'dripFinder'>) {
  const { _key, heading, intro, decision, tone, anchor } = block
  return (
    <Section tone={tone} anchor={anchor || 'questions'} container={split}>
      <div>
        <SectionHeading id={`${_key}-title`} heading={heading} intro={intro} />
        <p className="mt-5 text-sm">{decision}</p>
      </div>
      <DripFinderForm finder={block} headingId={`${_key}-title`} />
    </Section>
  )
}
