import type { Metadata } from 'next'
import { ZipForm } from '@/components/areas/zip-form'
import { AnswerPage } from '@/components/forms/answer-page'
import { Form } from '@/components/forms/form'
import { describeArea, describeOutside, zipWords } from '@/lib/care/areas/server/zip'
import { findZip } from '@/lib/care/areas/shared'
import { getFormText, getZipCheckText } from '@/lib/content/server/form-texts'
import { listZipAreas } from '@/lib/content/server/service-areas'
import { getSiteSettings } from '@/lib/content/server/settings'
import { ownPath } from '@/lib/platform/shared/text'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Your ZIP code', robots: { index: false } }

type Props = { searchParams: Promise<{ zip?: string | string[]; back?: string | string[] }> }

/** Whether we come to a ZIP code, for a browser without scripts: with the field once more, or the waitlist's form. */
export default async function Page({ searchParams }: Props) {
  const { zip: typed, back: named } = await searchParams
  const zip = [typed].flat()[0] ?? ''
  const back = ownPath(named) ?? '/'
  const [areas, words] = await Promise.all([
    listZipAreas().catch(() => null),
    getZipCheckText().then(zipWords, () => zipWords(null)),
  ])
  const again = (problem?: string) => (
    <ZipForm id="zip" words={words} answer={{ zip, back, problem: problem ?? null }} />
  )
  const finding = areas && findZip(zip, areas)
  if (finding?.kind === 'outside') {
    const { title, text } = describeOutside(finding.zip, words)
    return (
      <AnswerPage title={title} titleId="outside" intro={text} back={back}>
        <WaitlistForm zip={finding.zip} back={back} />
      </AnswerPage>
    )
  }
  if (finding?.kind === 'area') {
    const { title, time, noTime, fee } = describeArea(finding.area, words)
    return (
      <AnswerPage title={title} intro={`${time ?? noTime}\n${fee}`} back={back}>
        {again()}
      </AnswerPage>
    )
  }
  return (
    <AnswerPage title={words.label} back={back}>
      {again(finding ? words.invalidText : words.failureText)}
    </AnswerPage>
  )
}

async function WaitlistForm({ zip, back }: { zip: string; back: string }) {
  const [text, settings] = await Promise.all([
    getFormText('waitlist').catch(() => null),
    getSiteSettings().catch(() => null),
  ])
  return (
    <Form
      id="form"
      form="waitlist"
      text={text}
      services={[]}
      headingId="outside"
      values={{ zip }}
      back={back}
      phone={settings?.phone ?? null}
    />
  )
}
