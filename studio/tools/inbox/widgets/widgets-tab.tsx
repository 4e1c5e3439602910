import { Text } from '@sanity/ui'
import {
  type TroubleReport,
  troubleSentences,
  type WidgetTrouble,
  widgetTitles,
} from '../../../../lib/care/widgets/shared/failure.ts'
import { Report, ReportLine } from '../ui/report.tsx'

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
