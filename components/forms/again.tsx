'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { ErrorSummary } from '@/components/ui/error-summary'
import type { Again } from '@/lib/platform/forms/server/answer-again'

const AgainContext = createContext<Again | null>(null)

/** Around a page that may be the answer to one of its forms, sent without scripts. */
export const WithAgain = ({ again, children }: { again: Again | null; children: ReactNode }) => (
  <AgainContext value={again}>
    {again?.isOfPage && (
      <div className="container-page pt-8">
        <ErrorSummary id="page" message={again.message} />
      </div>
    )}
    {children}
  </AgainContext>
)

/** What was wrong with this form and what was typed into it; null when the page answers nothing, or another form. */
export function useAgain(form: string): Again | null {
  const again = useContext(AgainContext)
  return again?.form === form && !again.isOfPage ? again : null
}
