'use client'

import { AccountForm } from '@/components/account/account-form'
import { FormField } from '@/components/forms/form-field'
import { codeField, orderField } from '@/lib/people/accounts/browser/fields'

/** Asks for an order's number and code. Without scripts it posts itself. */
export const LookForm = ({ phone }: { phone: string | null }) => (
  <AccountForm
    call="orders/look"
    label="Find my order"
    button="Show my order"
    busyButton="Looking …"
    failureTitle="Order not found"
    phone={phone}
    onDone={() => location.assign('/order-status')}
  >
    <FormField id="look-ref" field={orderField} label={null} help="The 8 characters after #." />
    <FormField
      id="look-code"
      field={codeField}
      label={null}
      help="13 characters, below the total on your receipt."
    />
  </AccountForm>
)
