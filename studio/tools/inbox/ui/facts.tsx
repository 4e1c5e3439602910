import { Text } from '@sanity/ui'
import type { ReactNode } from 'react'

/** What is known, label beside value. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl
    style={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
      gap: 20,
      margin: 0,
    }}
  >
    {children}
  </dl>
)

type FactProps = { label: string; children: ReactNode; isWide?: boolean }

export const Fact = ({ label, children, isWide }: FactProps) => (
  <div style={{ display: 'grid', gap: 8, alignContent: 'start', gridColumn: isWide ? '1 / -1' : undefined }}>
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
