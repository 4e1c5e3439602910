import { email, type FormDefinition, firstName } from '../../../../platform/forms/shared/field.ts'

/** NEWS-002, VALID-016 */
export const newsletter: FormDefinition = {
  title: 'newsletter subscription',
  isShort: true,
  sections: [{ legend: 'Your subscription', fields: [firstName, email] }],
}
