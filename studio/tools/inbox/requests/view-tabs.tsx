import { Badge, Button, Flex } from '@sanity/ui'
import { type RequestPulse, type RequestView, requestViews } from '../../../../lib/care/requests/shared.ts'

type Props = { view: RequestView; pulse: RequestPulse | null; onChange: (view: RequestView) => void }

/** Which requests are listed, with how many wait in each. */
export function ViewTabs({ view, pulse, onChange }: Props) {
  const counts: Partial<Record<RequestView, number>> = pulse ?? {}
  return (
    <Flex gap={1} wrap="wrap" align="center" role="group" aria-label="Which requests">
      {Object.entries(requestViews).map(([key, title]) => {
        const count = counts[key as RequestView]
        return (
          <Button
            key={key}
            mode={key === view ? 'default' : 'bleed'}
            tone={key === view ? 'primary' : 'default'}
            aria-pressed={key === view}
            fontSize={1}
            padding={2}
            text={count === undefined ? title : `${title} ${count}`}
            onClick={() => onChange(key as RequestView)}
          />
        )
      })}
      {pulse && pulse.late > 0 && (
        <Badge tone="critical" fontSize={1} padding={2}>
          {pulse.late} late
        </Badge>
      )}
    </Flex>
  )
}
