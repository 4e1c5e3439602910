import { Text } from '@sanity/ui'
import type { BrowserError } from '../../../../lib/platform/browser-errors/shared.ts'
import { Moment } from '../ui/facts.tsx'
import { Report, ReportLine } from '../ui/report.tsx'

/** What went wrong in visitors' browsers in the last 30 days, for whoever looks after the site. */
export const ErrorsTab = () => (
  <Report<{ items: BrowserError[]; now: string }>
    path="browser-errors"
    title="What went wrong in visitors’ browsers"
    about="One or two are nothing to worry about: old browsers and poor connections cause them. If one keeps coming back, send it to whoever looks after the site. Nothing here says who it happened to."
    label="Errors"
    empty={() => 'Nothing in the last 30 days.'}
    keyOf={({ message, frame }) => `${message} ${frame}`}
    line={(item, { now }) => <ErrorLine item={item} now={now} />}
  />
)

const ErrorLine = ({ item, now }: { item: BrowserError; now: string }) => (
  <ReportLine
    title={item.message}
    badge={item.count === 1 ? 'Once' : `${item.count.toLocaleString('en-US')} times`}
  >
    <Text size={1}>
      Last seen <Moment at={item.lastAt} now={now} /> on {item.path} in {item.browser}
    </Text>
    {(item.frame || item.digest) && (
      <Text size={1} muted>
        {[item.frame, item.digest && `in the server’s log: ${item.digest}`].filter(Boolean).join(' · ')}
      </Text>
    )}
  </ReportLine>
)
