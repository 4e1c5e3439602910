import type { ReactNode } from 'react'
import { AccountPage } from '@/components/account/account-page'

type Props = { title: string; intro?: string; aside?: ReactNode; children: ReactNode }

/** The frame of what the order page shows. */
export const OrderFrame = (props: Props) => <AccountPage label="Order status" art="receipt" {...props} />
