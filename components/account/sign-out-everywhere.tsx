'use client'

import { useRouter } from 'next/navigation'
import { showToast } from '@/components/ui/toast-store'
import { setShopper } from '@/lib/people/accounts/browser/store'
import { AccountForm } from './account-form'

/** Ends every session of who is signed in. */
export function SignOutEverywhere({ phone }: { phone: string | null }) {
  const router = useRouter()
  return (
    <AccountForm
      call="sign-out-everywhere"
      label="Your devices"
      button="Sign out everywhere"
      busyButton="Signing out …"
      failureTitle="You are still signed in"
      phone={phone}
      onDone={() => {
        showToast({ title: 'Signed out', description: 'You are signed out on all your devices.' })
        setShopper(null)
        router.push('/account')
      }}
    >
      {null}
    </AccountForm>
  )
}
