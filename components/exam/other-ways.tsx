import { CallLink } from '@/components/content/call-link'
import type { Exam } from '@/lib/care/exam/server/exam'

type Props = { exam: Exam | null; phone: string | null; look: string }

/** How to have the exam when its window does not come. */
export function OtherWays({ exam, phone, look }: Props) {
  return (
    <>
      <CallLink phone={phone} label={`Call ${phone}`} className={`button button-${look}`} />
      <a href="/contact?about=exam#call-back" className="text-link on-dark:text-inherit">
        Ask us to call you
      </a>
      {exam && (
        <a href={exam.page} className="text-link on-dark:text-inherit">
          Open the exam’s own page
        </a>
      )}
    </>
  )
}
