import { Stack } from '@sanity/ui'
import { useEffect } from 'react'
import type { RequestDetail } from '../../../../lib/care/requests/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { ExamCheck } from '../ui/exam-check.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-answer.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { detailPanels } from './detail-panels.ts'
import { RequestActions } from './request-actions.tsx'
import { RequestFields } from './request-fields.tsx'
import { RequestHeading } from './request-heading.tsx'
import { RequestHistory } from './request-history.tsx'

type Props = { id: string; changed: string | null; now: string | undefined }

/** One request: what was sent, what happened since, and how to answer. */
export function RequestPane({ id, changed, now }: Props) {
  const { role } = useStaff()
  const { answer: request, problem, refresh } = useAnswer<RequestDetail>(`requests/${id}`)
  useEffect(() => {
    if (changed) void refresh()
  }, [changed, refresh])
  // A mail's way is no change of the request.
  useEffect(() => {
    if (!request?.isSending) return
    const timer = setTimeout(refresh, 2000)
    return () => clearTimeout(timer)
  }, [request, refresh])

  if (!request || !now) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const Panel = detailPanels[request.form]
  return (
    <Stack as="article" aria-labelledby="request-heading" gap={5} padding={4}>
      <RequestHeading request={request} now={now} />
      {problem && <Problem text={problem} onRetry={refresh} />}
      {mayDo(role, 'requests.answer') && <RequestActions request={request} onChanged={refresh} />}
      <RequestFields request={request} now={now} />
      <ExamCheck path={`requests/${id}/exam`} exam={request.exam} now={now} onChanged={refresh} />
      {Panel && <Panel request={request} onChanged={refresh} />}
      {mayDo(role, 'requests.answer') && <AnswerPanel request={request} onChanged={refresh} />}
      <RequestHistory history={request.history} now={now} />
    </Stack>
  )
}
