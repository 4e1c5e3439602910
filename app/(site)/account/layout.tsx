import type { ReactNode } from 'react'
import { WithAgain } from '@/components/forms/again'
import { formAgain } from '@/lib/platform/forms/server/answer-again'

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return <WithAgain again={await formAgain()}>{children}</WithAgain>
}
