import { Icon } from '@/components/ui/icon'

/** Where the browser writes what is wrong with a field; not there to be seen while nothing is. */
export function FieldProblem({ id }: { id: string }) {
  return (
    <p className="field-problem">
      <Icon name="alert" />
      <span id={id} data-problem />
    </p>
  )
}
