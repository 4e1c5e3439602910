import { AddIcon } from '@sanity/icons/Add'
import { Box, Button, Card, Flex, Grid, Heading, Stack, Text } from '@sanity/ui'
import { type DraftLine, type EstimateDraft, maxLines } from '../../../../lib/care/estimates/shared.ts'
import { clinicStamp } from '../../../../lib/platform/clinic-time/shared/clinic-time.ts'
import { formatExactCents } from '../../../../lib/platform/shared/money.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/permissions.ts'
import { useStaff } from '../staff-api.ts'
import { DownloadButton } from '../ui/download-button.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { LineFields } from './line-fields.tsx'
import { Sending } from './sending.tsx'
import { SeparateFields, TextField } from './separate-fields.tsx'
import { type EstimateState, useEstimate } from './use-estimate.ts'

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
        {!isReadOnly && draft.lines.length < maxLines && (
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

/** Every version as it went out, whether it was opened, and the code that opens it. */
export function SentVersions({ state, isReadOnly }: { state: EstimateState; isReadOnly: boolean }) {
  const { work, code, isBusy, renewCode } = state
  if (!work || work.versions.length === 0) return null
  return (
    <Stack gap={4}>
      <Heading as="h3" size={1}>
        Sent
      </Heading>
      {code && (
        <Card border radius={2} padding={4} tone="positive" role="status">
          <Stack gap={3}>
            <Text>
              Tell the patient this code
              {work.request.phone && <>, by phone or text to {work.request.phone}</>}. It is shown only now.
            </Text>
            <Text size={4} weight="semibold" style={{ letterSpacing: '0.2em', fontFamily: 'monospace' }}>
              <span data-testid="estimate-code">{code}</span>
            </Text>
          </Stack>
        </Card>
      )}
      {work.versions.map(({ number, totalCents, by, sentAt, viewedAt }) => (
        <Card key={number} border radius={2} padding={3}>
          <Flex gap={3} align="center" wrap="wrap" justify="space-between">
            <Stack gap={3}>
              <Text weight="semibold">
                Version {number}, {formatExactCents(totalCents)}
              </Text>
              <Text size={1} muted>
                Sent {clinicStamp(new Date(sentAt))} by {by}.{' '}
                {viewedAt ? `Opened ${clinicStamp(new Date(viewedAt))}.` : 'Not opened yet.'}
              </Text>
            </Stack>
            <DownloadButton text={`PDF of version ${number}`} path={`${state.path}/pdf?version=${number}`} />
          </Flex>
        </Card>
      ))}
      {!isReadOnly && (
        <Flex gap={3} align="center" wrap="wrap">
          <Button text="Make a new code" mode="ghost" fontSize={1} disabled={isBusy} onClick={renewCode} />
          <Text size={1} muted>
            The previous code will stop working.
          </Text>
        </Flex>
      )}
    </Stack>
  )
}

type PatientFieldsProps = {
  draft: EstimateDraft
  onChange: (draft: EstimateDraft) => void
  isReadOnly: boolean
}

/** Who the estimate is for, and for which visit. */
export function PatientFields({ draft, onChange, isReadOnly }: PatientFieldsProps) {
  const set = (changes: Partial<EstimateDraft>) => onChange({ ...draft, ...changes })
  const common = { isReadOnly }
  return (
    <Grid gridTemplateColumns={[1, 1, 2]} gap={4}>
      <TextField
        {...common}
        label="Patient"
        value={draft.patientName}
        onChange={(patientName) => set({ patientName })}
      />
      <TextField
        {...common}
        label="Date of birth"
        type="date"
        value={draft.dateOfBirth}
        onChange={(dateOfBirth) => set({ dateOfBirth })}
      />
      <TextField
        {...common}
        label="Email the link goes to"
        type="email"
        value={draft.email}
        onChange={(email) => set({ email })}
      />
      <TextField
        {...common}
        label="Date of service"
        type="date"
        value={draft.serviceDate ?? ''}
        help="Empty while it is not scheduled."
        onChange={(day) => set({ serviceDate: day || null })}
      />
      <TextField
        {...common}
        label="Main service, in plain words"
        value={draft.primaryService}
        onChange={(primaryService) => set({ primaryService })}
      />
      <TextField
        {...common}
        label="Diagnosis codes (ICD-10)"
        value={draft.diagnosisCodes.join(', ')}
        help="Only if there is a diagnosis. Several with commas."
        onChange={(words) => set({ diagnosisCodes: words === '' ? [] : words.split(/,\s*/) })}
      />
    </Grid>
  )
}
