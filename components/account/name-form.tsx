'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { FormField } from '@/components/forms/form-field'
import { showToast } from '@/components/ui/toast-store'
import { firstName, lastName } from '@/lib/care/forms/shared/field'
import { setShopper } from '@/lib/people/accounts/browser/store'
import type { Shopper } from '@/lib/people/accounts/shared/shopper'
import { AccountForm } from './account-form'

/** What we call who is signed in (ENT-005). */
export function NameForm({ shopper, phone }: { shopper: Shopper; phone: string | null }) {
  const router = useRouter()
  const [saved, setSaved] = useState(shopper)
  return (
    <AccountForm<{ shopper: Shopper }>
      // A saved name is what the fields begin with from now on.
      key={`${saved.firstName} ${saved.lastName}`}
      call="name"
      label="Your name"
      button="Save name"
      busyButton="Saving …"
      failureTitle="Name not changed"
      phone={phone}
      onDone={(body) => {
        setSaved(body.shopper)
        setShopper(body.shopper)
        showToast({
          title: 'Name saved',
          description: `We’ll call you ${body.shopper.firstName} from now on.`,
        })
        router.refresh()
      }}
    >
      <FormField id="name-first" field={firstName} label={null} help={null} value={saved.firstName ?? ''} />
      <FormField id="name-last" field={lastName} label={null} help={null} value={saved.lastName ?? ''} />
    </AccountForm>
  )
}
