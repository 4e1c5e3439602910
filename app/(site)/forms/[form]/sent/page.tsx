import type { Metadata } from 'next'
import { NothingFound } from '@/components/errors/dead-ends'
import { PageStatus } from '@/components/errors/page-status'
import { AnswerPage } from '@/components/forms/answer-page'
import { SentQuote } from '@/components/forms/sent-quote'
import { isFormId } from '@/lib/care/forms/shared/forms'
import { getFormText } from '@/lib/content/server/form-texts'
import { toldOf } from '@/lib/people/accounts/shared/forms'
import { ownPath } from '@/lib/platform/shared/text'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Received', robots: { index: false } }

type Props = { params: Promise<{ form: string }>; searchParams: Promise<{ back?: string; more?: string }> }

/** Where a browser without our scripts is led once its form is stored, so that loading again sends nothing. */
export default async function Page({ params, searchParams }: Props) {
  const [{ form }, { back, more }] = await Promise.all([params, searchParams])
  const words = isFormId(form) ? await receivedWords(form) : toldOf(form)
  if (!words)
    return (
      <>
        <PageStatus is={404} />
        <NothingFound />
      </>
    )
  return (
    <AnswerPage title={words.title} intro={words.text} back={ownPath(back) ?? '/'}>
      {form === 'group-quote' && <SentQuote path={more} />}
    </AnswerPage>
  )
}

/** People read the same, whether or not somebody has a look at it first. */
async function receivedWords(form: string) {
  const text = await getFormText(form).catch(() => null)
  return {
    title: text?.heldTitle || text?.successTitle || 'Received',
    text: text?.heldText || text?.successText || '',
  }
}
