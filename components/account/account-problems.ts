import { findProblems, type Problem } from '@/components/forms/problems'
import { newPasswordProblem } from '@/lib/people/accounts/shared/rules'

/** What the browser can tell before the server is asked: every form's problems, and a new password that is too long in bytes. */
export function accountProblems(form: HTMLFormElement): Problem[] {
  const problems = findProblems(form)
  const password = form.querySelector<HTMLInputElement>('input[autocomplete="new-password"]')
  if (!password || problems.some(({ name }) => name === password.name)) return problems
  const message = newPasswordProblem(password.value)
  return message ? [...problems, { name: password.name, message }] : problems
}
