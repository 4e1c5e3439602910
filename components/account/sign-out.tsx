'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { askAccount } from '@/lib/people/accounts/browser/ask'
import { setShopper } from '@/lib/people/accounts/browser/store'
import { CallForm } from './call-form'

/** Ends the session of this device (HEAD-022). Without scripts it posts itself. */
export function SignOut({ phone }: { phone: string | null }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function signOut(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    const answer = await askAccount('sign-out', {}, phone)
    setBusy(false)
    if (!answer.isDone) {
      showToast({ title: 'You are still signed in', description: answer.message, tone: 'destructive' })
      return
    }
    showToast({ title: 'Signed out', description: 'You have been successfully signed out.' })
    setShopper(null)
    if (!/^\/account\b/.test(location.pathname)) return
    document.getElementById('content')?.focus()
    router.refresh()
  }

  return (
    <form action="/api/account/sign-out" method="post" onSubmit={signOut}>
      <button type="submit" className="button button-quiet w-full" disabled={isBusy}>
        {isBusy ? 'Signing out…' : 'Sign Out'}
      </button>
    </form>
  )
}

/** Ends every session of who is signed in. */
export function SignOutEverywhere({ phone }: { phone: string | null }) {
  const router = useRouter()
  return (
    <CallForm
      id="devices"
      call="sign-out-everywhere"
      phone={phone}
      onDone={() => {
        showToast({ title: 'Signed out', description: 'You are signed out on all your devices.' })
        setShopper(null)
        router.push('/account')
      }}
    />
  )
}
