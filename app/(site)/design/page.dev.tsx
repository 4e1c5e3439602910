import type { Metadata } from 'next'
import { Basics } from './basics'
import { Blocks } from './blocks'
import { Drawings } from './drawings'
import { Widgets } from './widgets'

/** `.dev.tsx` is a page while developing only (next.config.ts): a build does not know this address. */
export const metadata: Metadata = { title: 'Design', robots: { index: false } }

export default function Design() {
  return (
    <>
      <div className="container-page section-space">
        <h1>Design</h1>
        <Basics />
        <Drawings />
        <Widgets />
      </div>
      <Blocks />
    </>
  )
}
