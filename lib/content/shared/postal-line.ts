type Address = {
  street: string | null
  locality: string | null
  region: string | null
  postalCode: string | null
}

/**
 * An address as it stands in one line on a letter: '7000 East Desert Bloom Road, Suite 100, Scottsdale, AZ 85251'.
 * Parts may be missing.
 */
export const postalLine = ({ street, locality, region, postalCode }: Address): string =>
  [street, locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const shape = /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/

/** The parts of such a line; null where it is written in another way. */
export function postalParts(line: string) {
  const [, street = '', locality = '', region = '', postalCode = ''] = shape.exec(line.trim()) ?? []
  return street ? { street, locality, region, postalCode } : null
}
