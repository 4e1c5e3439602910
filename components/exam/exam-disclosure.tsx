import type { OwnWindow } from '@/lib/exam/model'

type Props = { words: OwnWindow; onAccept: () => void; onLeave: () => void }

/** What a patient reads before the provider's form opens. */
export function ExamDisclosure({ words, onAccept, onLeave }: Props) {
  return (
    <div className="exam-disclosure">
      {words.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {words.terms && (
        <p>
          <a href={words.terms} target="_blank" rel="noreferrer" className="text-link">
            Read the partner’s terms<span className="sr-only"> (new tab)</span>
          </a>
        </p>
      )}
      <div className="exam-choice">
        <button type="button" className="button button-primary" onClick={onAccept}>
          Accept and open the exam
        </button>
        <button type="button" className="button button-quiet" onClick={onLeave}>
          Not now
        </button>
      </div>
    </div>
  )
}
