/** What a search looks for: a phone number or reference however it is written, else each word. All must be found. */
export function searchWords(search: string | undefined): string[] {
  const typed = (search ?? '').trim().replace(/^#/, '')
  const digits = typed.replace(/[\s().+/-]/g, '')
  if (/^\d{4,}$/.test(digits) && !/^\d{4}-\d\d-\d\d$/.test(typed))
    return [digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits]
  return typed.split(/\s+/).filter(Boolean)
}
