/** Puts the form's ending, with these words, in its place and reads it out; false when the form has none and stays. */
export function showEnding(form: HTMLFormElement, { description }: { description: string }): boolean {
  const ending = form.nextElementSibling
  if (!(ending instanceof HTMLElement) || !('ending' in ending.dataset)) return false
  const said = ending.querySelector('[data-said]')
  if (said) said.textContent = description
  form.hidden = true
  ending.hidden = false
  ending.focus()
  return true
}
