import { estimateServices } from './all.ts'

/** The services with these short names, for a page that says what they cost. */
export const servicesNamed = (...slugs: string[]) =>
  estimateServices.filter(({ slug }) => slugs.includes(slug?.current ?? ''))
