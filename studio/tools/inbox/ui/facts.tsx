import { Badge, Text } from '@sanity/ui'
import type { ReactNode } from 'react'
import type { Due } from '../../../../lib/care/requests/shared.ts'
import { clinicMoment, clinicStamp } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'

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

/** A moment in few words, seen from the server's `now`; pointing at it tells the exact time. */
export function Moment({ at, now }: { at: string; now: string }) {
  const date = new Date(at)
  return (
    <time dateTime={at} title={`${clinicStamp(date)} (Arizona)`}>
      {clinicMoment(date, new Date(now))}
    </time>
  )
}

/** Told aloud when it changes, and seen by nobody. */
export const LiveRegion = ({ text }: { text: string }) => (
  <div
    role="status"
    style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {text}
  </div>
)

const tones = {
  late: 'critical',
  today: 'caution',
  later: 'neutral',
  done: 'positive',
} as const

/** How urgent it is, in words and in colour. */
export const DueBadge = ({ due: { tone, text } }: { due: Due }) =>
  tone === 'none' ? (
    <Text size={1} muted>
      {text}
    </Text>
  ) : (
    <Badge tone={tones[tone]} fontSize={1} padding={2} radius={2}>
      {text}
    </Badge>
  )
