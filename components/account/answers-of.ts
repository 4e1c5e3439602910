/** What was typed into a form, by the names of its fields: passwords exactly as typed, everything else without spaces around it. */
export function answersOf(form: HTMLFormElement): Record<string, string> {
  const controls = form.querySelectorAll<HTMLInputElement>('[data-field] input')
  return Object.fromEntries(
    [...controls].map(({ name, value, autocomplete }) => [
      name,
      autocomplete.endsWith('password') ? value : value.trim(),
    ]),
  )
}
