import { ControlIcon } from '@/components/ui/control-icon'

/** Where the browser writes what is wrong with a field; not there to be seen while nothing is. */
export function FieldProblem({ id }: { id: string }) {
  return (
    <p className="field-problem">
      <ControlIcon name="alert" />
      <span id={id} data-problem />
    </p>
  )
}
