import { createPortal } from 'react-dom'
import { StepText } from './step-text.tsx'
import { type TaskGroup, textOf } from './task.ts'

/** Beside the Studio's own elements, so that printing can leave those out: they scroll inside, and would be cut at the window's edge. */
const rules = `
@media screen { .handbook-print { display: none } }
@media print {
  body > :not(.handbook-print) { display: none !important }
  html, body { height: auto !important; overflow: visible !important; background: #fff }
  .handbook-print { font: 11pt/1.5 sans-serif; color: #000 }
  .handbook-print section { break-inside: avoid }
}`

/** What the printer gets: the steps of these tasks on white paper. */
export function PrintCopy({ groups }: { groups: TaskGroup[] }) {
  return createPortal(
    <div className="handbook-print">
      <style>{rules}</style>
      <h1>Ocotillo: handbook</h1>
      {groups.map(({ title, tasks }) => (
        <div key={title}>
          {title && <h2>{title}</h2>}
          {tasks.map((task) => (
            <section key={task.id}>
              <h3>{task.title}</h3>
              <ol>
                {task.steps.map((step) => (
                  <li key={textOf(step)}>
                    <StepText step={step} />
                  </li>
                ))}
              </ol>
              {task.note && <p>{task.note}</p>}
            </section>
          ))}
        </div>
      ))}
    </div>,
    document.body,
  )
}
