import { email, type FormDefinition } from '../../../../platform/forms/shared/field.ts'

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
