import type { Metadata } from 'next'
import { NothingFound } from '@/components/errors/dead-ends'
import { PageIntro } from '@/components/ui/page-intro'
import { env } from '@/lib/platform/server/env'
import { Controls } from './controls'
import { FormParts } from './form-parts'
import { Drawings, Foundations } from './foundations'
import { ShowStates } from './states'
import { MessagesAndSurfaces } from './surfaces'
import './design.css'

/** Whether it is there is asked when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export function generateMetadata(): Metadata {
  return { title: env.showsDesign ? 'Design' : 'Page not found', robots: { index: false } }
}

/** Where designers and developers begin: every part in every state. Nobody else comes here (DESIGN_PAGE). */
export default function Design() {
  if (!env.showsDesign) return <NothingFound />
  return (
    <div className="design container-page py-section">
      <PageIntro
        eyebrow="Design"
        title="Everything this site is made of"
        text="Every part in every state, as visitors meet it. Look here before you draw something new."
      >
        <a href="#buttons" className="button button-primary">
          See the parts
        </a>
        <a href="/design/blocks" className="button button-quiet">
          See every block
        </a>
      </PageIntro>
      <ShowStates>
        <div className="mt-10">
          <Foundations />
          <Controls />
          <FormParts />
          <MessagesAndSurfaces />
          <Drawings />
        </div>
      </ShowStates>
    </div>
  )
}
