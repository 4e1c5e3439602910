import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Heading, Stack } from '@sanity/ui'
import { type DraftLine, mostLines } from '../../../../lib/care/estimates/shared.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { Problem, Waiting } from '../ui/messages.tsx'
import { LineFields } from './line-fields.tsx'
import { PatientFields } from './patient-fields.tsx'
import { Sending } from './sending.tsx'
import { SentVersions } from './sent-versions.tsx'
import { SeparateFields } from './separate-fields.tsx'
import { useEstimate } from './use-estimate.ts'

type Props = { request: { id: string }; onChanged: () => void }

/** Turns a request into a Good Faith Estimate: lines at the site's prices, codes, what is missing, and sending. */
export function EstimatePanel({ request, onChanged }: Props) {
  const { role } = useStaff()
  const state = useEstimate(request.id, onChanged)
  const { work, draft, setDraft, lines, problem, load, isDirty, discards } = state
  const isReadOnly = !mayDo(role, 'estimates.write')
  if (!work || !draft) return problem ? <Problem text={problem} onRetry={load} /> : <Waiting />
  const putLine = (key: string, next: DraftLine | null) =>
    setDraft({ ...draft, lines: draft.lines.flatMap((one) => (one.key === key ? (next ?? []) : one)) })
  return (
    <Stack gap={5} as="section" aria-label="Good Faith Estimate">
      <Heading as="h2" size={2}>
        Good Faith Estimate
      </Heading>
      <PatientFields draft={draft} onChange={setDraft} isReadOnly={isReadOnly} />
      <Stack gap={3}>
        <Heading as="h3" size={1}>
          Expected items and services
        </Heading>
        {draft.lines.map((line, index) => {
          const priced = lines[index]
          return (
            priced && (
              <LineFields
                key={`${line.key} ${discards}`}
                number={index + 1}
                line={line}
                priced={priced}
                work={work}
                isReadOnly={isReadOnly}
                onChange={(next) => putLine(line.key, next)}
                onRemove={() => putLine(line.key, null)}
              />
            )
          )
        })}
        {!isReadOnly && draft.lines.length < mostLines && (
          <Box>
            <Button
              mode="ghost"
              icon={AddIcon}
              text="Add a line"
              fontSize={1}
              onClick={() => setDraft({ ...draft, lines: [...draft.lines, newLine()] })}
            />
          </Box>
        )}
      </Stack>
      <SeparateFields draft={draft} onChange={setDraft} isReadOnly={isReadOnly} />
      {problem && <Problem text={problem} onRetry={isDirty ? undefined : load} />}
      <Sending state={state} isReadOnly={isReadOnly} />
      <SentVersions state={state} isReadOnly={isReadOnly} />
    </Stack>
  )
}

const newLine = (): DraftLine => ({
  key: crypto.randomUUID(),
  item: null,
  description: '',
  unitCents: null,
  quantity: 1,
  code: '',
  provider: null,
})
