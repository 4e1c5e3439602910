import { Text } from '@sanity/ui'
import type { RequestDetail, RequestField } from '../../../../lib/care/requests/shared.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'

/** What was sent, in the form's own words. */
export const RequestFields = ({ request, now }: { request: RequestDetail; now: string }) => (
  <Facts>
    {request.fields.map((field) => (
      <Fact key={field.name} label={field.label} isWide={field.isLong}>
        {field.text === null && request.redactedAt ? (
          <Text as="em" muted>
            removed <Moment at={request.redactedAt} now={now} />
          </Text>
        ) : (
          <Value field={field} />
        )}
      </Fact>
    ))}
  </Facts>
)

function Value({ field: { kind, text } }: { field: RequestField }) {
  if (text === null) return '–'
  if (kind === 'email') return <a href={`mailto:${encodeURIComponent(text).replace('%40', '@')}`}>{text}</a>
  if (kind === 'phone') return <a href={`tel:${text.replace(/[^+\d]/g, '')}`}>{text}</a>
  return text
}
