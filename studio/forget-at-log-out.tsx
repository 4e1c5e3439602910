import { useEffect } from 'react'
import type { LayoutProps } from 'sanity'
import { drafts } from './tools/inbox/ui/drafts.ts'

/** The whole Studio, which is there while somebody is logged in: what they typed goes with them. */
export function ForgetAtLogOut(props: LayoutProps) {
  useEffect(() => drafts.forgetAll, [])
  return props.renderDefault(props)
}
