import { fieldsOf, formIds } from '@/lib/care/forms/shared/model'

/** Fields of each form that can tell who somebody is or how they are: everything but choices from a list and dates to come. */
export const personalFields = (): Record<string, string[]> =>
  Object.fromEntries(
    formIds.map((form) => [
      form,
      fieldsOf(form)
        .filter(({ kind, when }) => !['choice', 'given'].includes(kind) && when !== 'future')
        .map(({ name }) => name),
    ]),
  )
