/** The `tel:` address of an American number as editors write it, '(480) 555-0142'. */
export function phoneHref(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
}
