'use client'

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react'
import { useRef, useState } from 'react'
import { ConfirmationNote } from './confirmation-note'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'
import { useKeptFocus } from './use-kept-focus'

/** For who is not signed in: two tabs (HEAD-019). What is typed stays while somebody looks at the other one. */
export function GuestTabs({ phone }: { phone: string | null }) {
  const firstTab = useRef<HTMLButtonElement>(null)
  const [tab, setTab] = useState(0)
  const [hasSignedUp, setSignedUp] = useState(false)
  useKeptFocus(firstTab)

  function showSignIn() {
    setSignedUp(true)
    setTab(0)
    firstTab.current?.focus()
  }

  return (
    <TabGroup selectedIndex={tab} onChange={setTab}>
      <TabList className="tabs" aria-label="Patient portal">
        <Tab ref={firstTab} className="tab">
          Sign In
        </Tab>
        <Tab className="tab">Sign Up</Tab>
      </TabList>
      <TabPanels>
        <TabPanel unmount={false} className="tab-panel" tabIndex={-1}>
          {hasSignedUp && <ConfirmationNote />}
          <SignInForm id="portal-in" phone={phone} />
          <p className="account-more">
            <a href="/account/forgot" className="text-link">
              Forgot your password?
            </a>
          </p>
        </TabPanel>
        <TabPanel unmount={false} className="tab-panel" tabIndex={-1}>
          <SignUpForm id="portal-up" phone={phone} onSignedUp={showSignIn} />
        </TabPanel>
      </TabPanels>
    </TabGroup>
  )
}
