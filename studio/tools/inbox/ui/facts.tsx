import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** What is known, label beside value. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl style={{ display: 'grid', gap: 16, margin: 0 }}>{children}</dl>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div style={{ display: 'grid', gap: 8 }}>
    <Text as="dt" size={1} muted>
      {label}
    </Text>
    <Text
      as="dd"
      style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' }}
    >
      {children}
    </Text>
  </div>
)
