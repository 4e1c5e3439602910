import type { Preview } from '@/lib/content/preview/server/preview'
import { formatMoment } from '@/lib/platform/shared/locale'
import { ExitLink } from './exit-link'

/** Says above every page of a preview that it is one, of which moment and until when, and how to leave it. */
export function PreviewBar({ preview: { at, until, by } }: { preview: Preview }) {
  return (
    <aside
      aria-label="Draft preview"
      className="sticky top-0 z-60 flex min-h-11 items-center justify-center gap-x-6 gap-y-1 border-b-2 border-[#f2b705] bg-[#15202d] px-4 py-1.5 text-white [font:0.9375rem/1.4_system-ui,sans-serif]"
    >
      <p>
        <strong>{at ? `Preview of ${momentWords(at)}` : 'Draft preview'}</strong>
        <span>
          {by === 'link' && ` · this link ends ${momentWords(until)}`} ·{' '}
          {at ? 'nothing can be bought here, forms are real' : 'forms and payments here are real'}
        </span>
      </p>
      <ExitLink />
    </aside>
  )
}

const inArizona = { timeZone: 'America/Phoenix', dateStyle: 'medium', timeStyle: 'short' } as const

const momentWords = (iso: string) => `${formatMoment(new Date(iso), inArizona)} (Arizona time)`
