import { Form } from '@/components/forms/form'
import { forms, isFormId } from '@/lib/care/forms/shared/forms'
import { listOffers } from '@/lib/care/quotes/server/menu'
import { getFormText } from '@/lib/content/server/form-texts'
import { listEstimateServices } from '@/lib/content/server/menu'
import type { BlockOf } from '@/lib/content/server/pages'
import { getSiteSettings } from '@/lib/content/server/settings'
import type { FormDefinition } from '@/lib/platform/forms/shared/field'

export async function RequestForm({ _key, form, heading, intro, anchor }: BlockOf<'requestForm'>) {
  if (!form || !isFormId(form)) return null
  const [text, services, offers, settings] = await Promise.all([
    getFormText(form),
    form === 'estimate' ? listEstimateServices() : [],
    form === 'group-quote' ? listOffers() : [],
    getSiteSettings(),
  ])
  const { isShort }: FormDefinition = forms[form]
  const headingId = `${_key}-heading`
  const introduction = intro || text?.intro
  return (
    <section id={anchor || 'form'} className="section-space border-y border-sand-200 bg-sand-100">
      <div
        className={`container-page grid gap-columns ${isShort ? 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]' : ''}`}
      >
        <div>
          <h2 id={headingId}>{heading || text?.heading || 'Write to us'}</h2>
          {introduction && <p className="mt-5 max-w-[52ch] text-lead whitespace-pre-line">{introduction}</p>}
        </div>
        <Form
          id={_key}
          form={form}
          text={text}
          services={services}
          offers={offers}
          headingId={headingId}
          phone={settings?.phone ?? null}
        />
      </div>
    </section>
  )
}
