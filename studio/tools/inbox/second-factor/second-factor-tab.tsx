import { Button, Card, Flex, Heading, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { encode } from 'uqr'
import type {
  FactorConfirmed,
  FactorSetUp,
  OwnFactor,
} from '../../../../lib/platform/staff-session/shared/second-factor.ts'
import { StaffProblem, useStaffApi } from '../staff-api.ts'
import { Moment } from '../ui/facts.tsx'
import { CopyField, Field } from '../ui/field.tsx'
import { Problem, Waiting } from '../ui/messages.tsx'
import { useAnswer } from '../ui/use-change.ts'

/** Your own second factor: whether it is on, and the way to one on another phone. */
export function SecondFactorTab() {
  const { answer, problem, refresh } = useAnswer<OwnFactor>('second-factor')
  const [round, setRound] = useState(0)
  if (!answer) return problem ? <Problem text={problem} onRetry={refresh} /> : <Waiting />
  const { isAsked, enrolledAt, recoveryCodesLeft, now } = answer
  return (
    <Stack gap={4} padding={[3, 4]} style={{ maxWidth: 640 }}>
      <Heading as="h2" size={1}>
        Your second factor
      </Heading>
      <Text size={1} muted>
        Refunds, downloads and changes of access ask for a code from an app on your phone, so a stolen
        password isn’t enough.
        {!isAsked && ' This site isn’t asking for it right now.'}
      </Text>
      <Text role="status">
        {enrolledAt ? (
          <>
            ✓ On since <Moment at={enrolledAt} now={now} />. Recovery codes left: {recoveryCodesLeft}.
          </>
        ) : (
          'Not set up yet'
        )}
      </Text>
      <SetUp
        key={round}
        startWords={enrolledAt ? 'Set up another phone' : 'Set it up'}
        doneWords="I’ve saved them"
        onDone={() => {
          setRound(round + 1)
          refresh()
        }}
      />
    </Stack>
  )
}

type SetUpProps = { onDone: () => void; doneWords: string; startWords?: string }

/** The way to a second factor: the key for the app, the two codes that prove app and mailbox, the recovery codes. */
export function SetUp({ onDone, doneWords, startWords = 'Start' }: SetUpProps) {
  const api = useStaffApi()
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null)
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null)
  const [typed, setTyped] = useState({ code: '', mailedCode: '' })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: string | null; text: string } | null>(null)

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      const field = error instanceof StaffProblem ? error.field : null
      setProblem({ field, text: error instanceof Error ? error.message : String(error) })
    }
    setBusy(false)
  }
  const start = () =>
    run(async () => {
      setSetUp(await api.change<FactorSetUp>('POST', 'second-factor', {}))
      setTyped({ code: '', mailedCode: '' })
    })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    run(async () => {
      const answer = await api.change<FactorConfirmed>('POST', 'second-factor/confirm', typed)
      setRecoveryCodes(answer.recoveryCodes)
    })
  }

  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} doneWords={doneWords} onDone={onDone} />
  if (!setUp)
    return (
      <Stack gap={4}>
        <Text size={1}>
          You’ll need an authenticator app on your phone; many password managers have one built in. We’ll
          email you a code, too.
        </Text>
        {problem && <Problem text={problem.text} />}
        <Flex>
          <Button tone="primary" text={startWords} disabled={isBusy} onClick={start} />
        </Flex>
      </Stack>
    )
  const input = (name: 'code' | 'mailedCode', id: string) => (
    <TextInput
      id={id}
      name={name}
      autoComplete={name === 'code' ? 'one-time-code' : 'off'}
      value={typed[name]}
      aria-invalid={problem?.field === name}
      onChange={({ currentTarget }) => setTyped({ ...typed, [name]: currentTarget.value })}
    />
  )
  return (
    <Stack as="form" gap={4} onSubmit={confirm} noValidate aria-label="Set up a second factor">
      <Text size={1}>In your authenticator app, add an account and scan this. We show it only once.</Text>
      <QrCode value={setUp.link} label="QR code for your authenticator app" />
      <CopyField label="Key for the app" value={setUp.key} note="Can’t scan it? Enter this key instead." />
      <Text size={1}>
        Is the app on this device? <a href={setUp.link}>Open it with the key</a>
      </Text>
      <Field label="Code from the app">{(id) => input('code', id)}</Field>
      <Field label="Code from the email">{(id) => input('mailedCode', id)}</Field>
      {problem && <Problem text={problem.text} />}
      <Flex gap={2} wrap="wrap">
        <Button type="submit" tone="primary" text="Turn it on" disabled={isBusy} />
        <Button mode="bleed" text="Start over" disabled={isBusy} onClick={start} />
      </Flex>
    </Stack>
  )
}

/** Dark on white in either color scheme: many cameras read it in no other way. */
function QrCode({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={size * 4}
      style={{ maxWidth: '100%', height: 'auto', background: '#fff', forcedColorAdjust: 'none' }}
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}

type RecoveryProps = { codes: string[]; doneWords: string; onDone: () => void }

/** Shown this once; each stands in for the app one time. */
const RecoveryCodes = ({ codes, doneWords, onDone }: RecoveryProps) => (
  <Stack gap={4}>
    <Text role="status">
      Your second factor is on. Keep these recovery codes somewhere other than your phone.
    </Text>
    <Card border radius={2} padding={3}>
      <ol
        aria-label="Recovery codes"
        style={{ margin: 0, paddingInlineStart: 28, columns: 2, fontFamily: 'monospace', lineHeight: 2 }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
    </Card>
    <CopyField
      label="All recovery codes"
      value={codes.join(' ')}
      note="Lost your phone? Each works once instead of a code from the app. We can’t show them again."
    />
    <Flex>
      <Button tone="primary" text={doneWords} onClick={onDone} />
    </Flex>
  </Stack>
)
