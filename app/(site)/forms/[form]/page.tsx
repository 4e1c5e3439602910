import type { Metadata } from 'next'
import { NothingFound } from '@/components/errors/dead-ends'
import { PageStatus } from '@/components/errors/page-status'
import { AnswerPage } from '@/components/forms/answer-page'
import { Form } from '@/components/forms/form'
import { forms, isFormId } from '@/lib/care/forms/shared/forms'
import { listOffers } from '@/lib/care/quotes/server/menu'
import { getFormText } from '@/lib/content/server/form-texts'
import { listEstimateServices } from '@/lib/content/server/menu'
import { getSiteSettings } from '@/lib/content/server/settings'
import { formAgain } from '@/lib/platform/forms/server/answer-again'
import { ownPath } from '@/lib/platform/shared/text'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your message', robots: { index: false } }

type Props = { params: Promise<{ form: string }>; searchParams: Promise<{ back?: string }> }

/** A form by itself: the answer to one that was sent without scripts and not taken, with every typed word. */
export default async function Page({ params, searchParams }: Props) {
  const [{ form }, { back }, again] = await Promise.all([params, searchParams, formAgain()])
  if (!isFormId(form))
    return (
      <>
        <PageStatus is={404} />
        <NothingFound />
      </>
    )
  const [text, services, offers, settings] = await Promise.all([
    getFormText(form).catch(() => null),
    form === 'estimate' ? listEstimateServices().catch(() => []) : [],
    form === 'group-quote' ? listOffers().catch(() => []) : [],
    getSiteSettings().catch(() => null),
  ])
  const answer = again?.form === form ? again : null
  const page = ownPath(back) ?? '/'
  return (
    <AnswerPage title={answer?.title ?? text?.heading ?? forms[form].title} titleId="form-title" back={page}>
      <Form
        id="form"
        form={form}
        text={text}
        services={services}
        offers={offers}
        headingId="form-title"
        values={answer?.values}
        problems={answer?.problems}
        message={answer?.message}
        back={page}
        phone={settings?.phone ?? null}
      />
    </AnswerPage>
  )
}
