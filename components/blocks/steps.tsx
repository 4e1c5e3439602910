import type { BlockOf } from '@/lib/content/pages'
import { SectionHeading } from './section-heading'

export function Steps({ heading, items }: BlockOf<'steps'>) {
  return (
    <section id="steps" className="plain section-space">
      <div className="container-page">
        <SectionHeading heading={heading} />
        <ol className="steps">
          {items?.map(({ _key, title, text }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <p className="mt-2 max-w-[40ch]">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
