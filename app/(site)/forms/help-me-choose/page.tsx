import type { Metadata } from 'next'
import { DripAnswer } from '@/components/details/drip-answer'
import { DripFinderForm } from '@/components/drip-finder/drip-finder-form'
import { NothingFound } from '@/components/errors/dead-ends'
import { PageStatus } from '@/components/errors/page-status'
import { AnswerPage } from '@/components/forms/answer-page'
import { finderForm, readAnswers } from '@/lib/care/drip-finder/server/finder'
import { getDripFinder } from '@/lib/content/server/form-texts'
import { listZipAreas } from '@/lib/content/server/service-areas'
import { formAgain } from '@/lib/platform/forms/server/answer-again'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Help me choose', robots: { index: false } }

/** The drips that go with four answers, or the questions once more with what is unclear. */
export default async function Page() {
  const [sent, page] = await Promise.all([formAgain(), getDripFinder()])
  if (!page)
    return (
      <>
        <PageStatus is={404} />
        <NothingFound />
      </>
    )
  const again = sent?.form === finderForm ? sent : null
  const read = again && !again.message && readAnswers(page.finder, again.values, await listZipAreas())
  if (read && 'wish' in read) return <DripAnswer page={page} wish={read.wish} values={again?.values ?? {}} />
  return (
    <AnswerPage title={page.finder.heading ?? 'Help me choose'} titleId="finder-title" back={page.path}>
      <DripFinderForm
        finder={page.finder}
        headingId="finder-title"
        values={again?.values}
        problems={again?.problems}
        message={again?.message}
      />
    </AnswerPage>
  )
}
