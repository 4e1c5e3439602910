import type { ReactNode } from 'react'
import { AccountPage } from '@/components/account/account-page'

type Props = { title: string; intro?: string; children: ReactNode }

/** The frame of the pages about a gift card that somebody has. */
export const GiftFrame = (props: Props) => <AccountPage label="Gift cards" art="gift" {...props} />
