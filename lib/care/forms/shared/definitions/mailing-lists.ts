import { email, type FormDefinition, firstName } from '../../../../platform/forms/shared/field.ts'

/** NEWS-002, VALID-016 */
export const newsletter: FormDefinition = {
  title: 'newsletter subscription',
  isShort: true,
  sections: [{ legend: 'Your subscription', fields: [firstName, email] }],
}

/** EVENT-006 */
export const eventAlert: FormDefinition = {
  title: 'event alert',
  isShort: true,
  sections: [{ legend: 'Where to write to', fields: [{ ...email, isWide: true }] }],
  isWithoutMissingToast: true,
}

/** FTP-007, ERR-015: the sentence is the ledger's. */
export const discount: FormDefinition = {
  title: 'request for the new-patient discount',
  isShort: true,
  sections: [
    {
      legend: 'Where to send the code',
      fields: [{ ...email, missing: 'Please enter your email address', isWide: true }],
    },
  ],
  isWithoutMissingToast: true,
}
