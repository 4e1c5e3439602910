import { Badge, Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { MailRow } from '../../../../lib/mail/shared/model.ts'
import { mayDo } from '../../../../lib/platform/staff-session/shared/model.ts'
import { useStaff } from '../staff-context.ts'
import { Problem } from '../ui/messages.tsx'
import { Moment } from '../ui/moment.tsx'
import { useChange } from '../ui/use-change.ts'

const states = {
  failed: { tone: 'critical', text: 'Failed' },
  queued: { tone: 'caution', text: 'Waiting' },
  sending: { tone: 'caution', text: 'Being sent' },
  sent: { tone: 'positive', text: 'Sent' },
} as const

type Props = { mail: MailRow; now: string; onChanged: () => void }

/** One mail: what, to whom, how it went; never what it says. */
export function MailLine({ mail, now, onChanged }: Props) {
  const { role } = useStaff()
  const { isBusy, problem, change } = useChange(onChanged)
  const { tone, text } = states[mail.status]
  const recipient = mail.recipient ?? 'the clinic'
  return (
    <Card border radius={2} padding={3} tone={mail.status === 'failed' ? 'critical' : 'default'}>
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Stack gap={3} flex={1} style={{ minWidth: 200, overflowWrap: 'anywhere' }}>
            <Text weight="semibold">{mail.title}</Text>
            <Text size={1} muted>
              To {recipient} · <When mail={mail} now={now} />
            </Text>
          </Stack>
          <Badge tone={tone} fontSize={1} padding={2} radius={2}>
            {text}
          </Badge>
          {mayDo(role, 'mail.resend') && (
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              disabled={isBusy || mail.status === 'sending'}
              text={mail.status === 'queued' ? 'Send now' : 'Send again'}
              aria-label={`${mail.status === 'queued' ? 'Send now' : 'Send again'}: ${mail.title} to ${recipient}`}
              onClick={() => change({ method: 'POST', path: `mails/${mail.id}/resend`, body: {} })}
            />
          )}
        </Flex>
        {mail.problem && (
          <Text size={1}>
            {mail.problem} {triesWords(mail)}
          </Text>
        )}
        {problem && <Problem text={problem} />}
      </Stack>
    </Card>
  )
}

function When({ mail, now }: { mail: MailRow; now: string }) {
  if (mail.sentAt)
    return (
      <>
        sent <Moment at={mail.sentAt} now={now} />
      </>
    )
  return (
    <>
      written <Moment at={mail.createdAt} now={now} />
      {mail.status === 'queued' && mail.tries > 0 && (
        <>
          , next try <Moment at={mail.nextTryAt} now={now} />
        </>
      )}
    </>
  )
}

const triesWords = ({ tries, status }: MailRow) =>
  status === 'failed'
    ? `Gave up after ${tries} tries.`
    : tries === 1
      ? 'Tried once.'
      : `Tried ${tries} times.`
