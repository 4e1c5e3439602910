import { email, type FormDefinition } from '../../../../platform/forms/shared/field.ts'

/** EVENT-006 */
export const eventAlert: FormDefinition = {
  title: 'event alert',
  isShort: true,
  sections: [{ legend: 'Where to write to', fields: [{ ...email, isWide: true }] }],
  isWithoutMissingToast: true,
}
