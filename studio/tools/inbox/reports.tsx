import { Text } from '@sanity/ui'
import { IntentLink } from 'sanity/router'
import {
  type TroubleReport,
  troubleSentences,
  type WidgetTrouble,
  widgetTitles,
} from '../../../lib/care/widgets/shared/failure.ts'
import type { BrowserError } from '../../../lib/platform/browser-errors/shared.ts'
import { Moment } from './ui/facts.tsx'
import { Report, ReportLine } from './ui/report.tsx'

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

type MissedWords = { isCounting: boolean; items: { words: string; networks: number; sentOn: string }[] }

const aboutSearches = (
  <>
    Words appear here once people on five different networks have searched for them within 30 days. Say what
    comes first for them in{' '}
    <IntentLink intent="edit" params={{ id: 'searchSettings', type: 'searchSettings' }}>
      Search: words
    </IntentLink>
    , and they leave this list.
  </>
)

/** What several visitors searched for and nobody found, for whoever chooses the words of the search. */
export const SearchesTab = () => (
  <Report<MissedWords>
    path="missed-words"
    title="Searched for, and nothing found"
    about={aboutSearches}
    label="Words"
    empty={({ isCounting }) =>
      isCounting ? 'Nothing in the last 30 days.' : 'This is switched off in “Search: words”.'
    }
    keyOf={({ words }) => words}
    line={({ words, networks, sentOn }) => (
      <ReportLine title={words} badge={`${networks} networks`}>
        <Text size={1} muted>
          Last on {sentOn}
        </Text>
      </ReportLine>
    )}
  />
)

/** How the blocks of others did in the last 7 and 30 days. */
export const WidgetsTab = () => (
  <Report<TroubleReport>
    path="widgets"
    title="Third-party widgets on the site"
    about="When one doesn’t load, visitors are offered the phone and, where it helps, a callback. Only how often is counted, never who or where."
    label="Blocks"
    keyOf={({ widget }) => widget}
    line={(item, { today }) => <WidgetLine item={item} today={today} />}
  />
)

const looks = {
  failing: { tone: 'critical', text: 'Not loading' },
  slow: { tone: 'caution', text: 'Slow' },
  fine: { tone: 'positive', text: 'Fine' },
} as const

/** As it is in these seven days. */
const lookOf = ({ failed, slow }: WidgetTrouble) =>
  failed.last7 > 0 ? looks.failing : slow.last7 > 0 ? looks.slow : looks.fine

function WidgetLine({ item, today }: { item: WidgetTrouble; today: string }) {
  const sentences = troubleSentences(item, today)
  const { tone, text } = lookOf(item)
  return (
    <ReportLine title={widgetTitles[item.widget]} badge={text} tone={tone}>
      {sentences.length === 0 && (
        <Text size={1} muted>
          No trouble in the last 30 days.
        </Text>
      )}
      {sentences.map((sentence) => (
        <Text key={sentence} size={1}>
          {sentence}
        </Text>
      ))}
    </ReportLine>
  )
}
