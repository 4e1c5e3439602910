import { useEffect, useRef, useState } from 'react'
import { CallLink } from '@/components/content/call-link'
import { useWidgetPhase } from '@/components/widgets/use-widget-phase'
import { WidgetStatus } from '@/components/widgets/widget-status'
import type { Exam } from '@/lib/care/exam/server/model'

type Props = { exam: Exam; phone: string | null; onDone: () => void }

/** It may do what a form and a call need, but not lead this page elsewhere. */
const allowances =
  'allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-popups allow-popups-to-escape-sandbox'

/** The provider's form. A browser does not tell when a frame shows an error, so the ways on without it are always below. */
export function ExamFrame({ exam, phone, onDone }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  const { origin } = new URL(exam.page, location.href)
  const phase = useWidgetPhase({
    widget: 'exam',
    limitSeconds: exam.limitSeconds,
    isReady,
    isFailed: false,
  })

  useEffect(() => {
    const listen = (message: MessageEvent) => {
      const isForm = message.origin === origin && message.source === frame.current?.contentWindow
      if (isForm && message.data === 'close-iframe') onDone()
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [origin, onDone])

  return (
    <>
      <div className="exam-frame">
        <WidgetStatus phase={phase} widget="exam" phone={phone} />
        <iframe
          ref={frame}
          src={exam.page}
          title="Good faith exam"
          allow={['camera', 'microphone', 'display-capture'].map((name) => `${name} ${origin}`).join('; ')}
          // A frame of our own origin could take its fence down, and Chromium warns of that.
          sandbox={origin === location.origin ? undefined : allowances}
          onLoad={() => setReady(true)}
        />
      </div>
      <div className="exam-window-foot">
        <p>Not working?</p>
        <CallLink phone={phone} label={`Call ${phone}`} className="call" />
        <a href="/contact?about=exam#call-back" className="text-link">
          Ask us to call you
        </a>
        <a href={exam.page} className="text-link">
          Open it on its own page
        </a>
      </div>
    </>
  )
}
