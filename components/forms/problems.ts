export type Problem = { name: string; message: string; isMissing?: boolean }

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * What the browser can tell before the server is asked, in the order of the fields. Each field carries its sentences
 * with it; the server has the last word.
 */
export function findProblems(form: HTMLFormElement): Problem[] {
  return fieldsOf(form).flatMap((field) => problemOf(field) ?? [])
}

/** Writes these problems at their fields, takes all others away, and moves the focus to the first. */
export function showProblems(form: HTMLFormElement, problems: Problem[]): void {
  for (const field of fieldsOf(form))
    showProblem(field, problems.find(({ name }) => name === field.dataset.field)?.message)
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Takes a problem away as soon as it is solved; while somebody types nothing new is complained about. */
export function recheck(target: EventTarget | null): void {
  const field = target instanceof HTMLElement && target.closest<HTMLElement>('[data-field]')
  if (field && controlsOf(field)[0]?.ariaInvalid === 'true') showProblem(field, problemOf(field)?.message)
}

function problemOf(field: HTMLElement): Problem | undefined {
  const { field: name = '', missing, wrong = '', most, label } = field.dataset
  const controls = controlsOf(field)
  const value = controls.map(answerOf).join('')
  if (missing && !value && !controls[0]?.validity.badInput) return { name, message: missing, isMissing: true }
  if (value.length > Number(most ?? Number.POSITIVE_INFINITY))
    return { name, message: `${label} can have at most ${most} characters.` }
  return controls.some(isWrong) ? { name, message: wrong } : undefined
}

const isWrong = ({ validity }: Control) =>
  validity.typeMismatch || validity.patternMismatch || validity.badInput

function answerOf(control: Control): string {
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 'x' : ''
  return control.value.trim()
}

/** Writes this problem at the field, or takes it away. */
export function showProblem(field: HTMLElement, message: string | undefined): void {
  const place = field.querySelector('[data-problem]')
  if (place) place.textContent = message ?? ''
  const [first] = controlsOf(field)
  if (first) first.ariaInvalid = message ? 'true' : null
}

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<HTMLElement>('[data-field]')]

const controlsOf = (field: HTMLElement) => [...field.querySelectorAll<Control>('input, select, textarea')]
