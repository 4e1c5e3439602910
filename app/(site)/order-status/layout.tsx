import type { ReactNode } from 'react'
import { WithAgain } from '@/components/forms/again'
import { formAgain } from '@/lib/platform/forms/server/answer-again'
import '../account/account-pages.css'

/** An order looks the same here and in an account. */
export default async function OrderStatusLayout({ children }: { children: ReactNode }) {
  return <WithAgain again={await formAgain()}>{children}</WithAgain>
}
