import type { Step } from './task.ts'

/** A step as it is read: what stands on the screen is bold. */
export function StepText({ step }: { step: Step }) {
  return step.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a step never move.
      <strong key={index}>{part.words}</strong>
    ),
  )
}
