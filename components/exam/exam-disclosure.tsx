import type { Exam } from '@/lib/care/exam/server/model'

type Props = { exam: Exam; onAccept: () => void; onLeave: () => void }

const acceptance = 'Accept and open the exam'

/** What a patient reads before the provider's form opens. */
export function ExamDisclosure({ exam, onAccept, onLeave }: Props) {
  return (
    <div className="exam-disclosure">
      {exam.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {exam.terms && (
        <p>
          <a href={exam.terms} target="_blank" rel="noreferrer" className="text-link">
            Read the partner’s terms<span className="sr-only"> (new tab)</span>
          </a>
        </p>
      )}
      <div className="exam-choice">
        {exam.isFramed ? (
          <button type="button" className="button button-primary" onClick={onAccept}>
            {acceptance}
          </button>
        ) : (
          <a
            href={exam.page}
            target="_blank"
            rel="noreferrer"
            className="button button-primary"
            // Not before the browser has followed it.
            onClick={() => setTimeout(onLeave)}
          >
            {acceptance}
            <span className="sr-only"> (new tab)</span>
          </a>
        )}
        <button type="button" className="button button-quiet" onClick={onLeave}>
          Not now
        </button>
      </div>
    </div>
  )
}
