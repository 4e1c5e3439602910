/** Integer cents of an amount as people type it ('12', '12.5', '$12.50'); null when it is none. */
export function centsOf(typed: string): number | null {
  const [, dollars, cents = ''] = /^\s*\$?\s*(\d{1,6})(?:\.(\d{1,2}))?\s*$/.exec(typed) ?? []
  return dollars === undefined ? null : Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}
