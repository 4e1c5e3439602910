import { Button, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { StateLink } from 'sanity/router'
import type { AuditEntry } from '../../../../lib/desk/audit/shared.ts'
import { Moment } from '../ui/facts.tsx'
import { EmptyState, Problem, Waiting } from '../ui/messages.tsx'
import { FilterSelect, Toolbar } from '../ui/toolbar.tsx'
import { usePages } from '../ui/use-change.ts'

/** What the staff did, newest first. Only the owner sees it. */
export function AuditTab() {
  const [actor, setActor] = useState('')
  const { items, next, now, people, problem, refresh, readMore } = usePages<AuditEntry, WithPeople>(
    `audit?${actor ? new URLSearchParams({ actor }) : ''}`,
  )
  return (
    <Stack gap={4} padding={3}>
      <Toolbar>
        <FilterSelect
          label="Person"
          value={actor}
          options={[['', 'Everybody'], ...(people ?? []).map(({ email, name }) => [email, name] as const)]}
          onChange={setActor}
        />
        <Button text="Refresh" mode="ghost" fontSize={1} padding={3} onClick={refresh} />
      </Toolbar>
      {problem && <Problem text={problem} onRetry={refresh} />}
      {!items && !problem && <Waiting />}
      {items?.length === 0 && (
        <EmptyState title="Nothing here yet" text="Everything your staff do in the inbox is recorded here." />
      )}
      {items && now && items.length > 0 && <AuditTable entries={items} now={now} />}
      {next && <Button mode="ghost" text="Show more" onClick={readMore} />}
    </Stack>
  )
}

type WithPeople = { people: { email: string; name: string }[] }

type Props = { entries: AuditEntry[]; now: string }

const columns = ['When', 'Who', 'What', 'On', 'More']

export const AuditTable = ({ entries, now }: Props) => (
  <div style={{ overflowX: 'auto' }}>
    <table style={{ borderCollapse: 'collapse', minWidth: '100%', textAlign: 'left' }}>
      <caption style={{ position: 'absolute', clipPath: 'inset(50%)', height: 1, overflow: 'hidden' }}>
        What the staff did
      </caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" style={cell}>
              <Text size={1} muted>
                {name}
              </Text>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id} style={{ borderTop: '1px solid var(--card-border-color)' }}>
            <Cell>
              <Moment at={entry.at} now={now} />
            </Cell>
            <Cell>{entry.by}</Cell>
            <Cell>{actionWords(entry.action)}</Cell>
            <Cell>
              <Subject subject={entry.subject} />
            </Cell>
            <Cell>{entry.detail}</Cell>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const cell = { padding: '10px 16px 10px 0', verticalAlign: 'top' } as const

const Cell = ({ children }: { children: React.ReactNode }) => (
  <td style={cell}>
    <Text size={1}>{children}</Text>
  </td>
)

const tabs: Record<string, string> = { submission: 'requests', order: 'orders', gift_card: 'gift-cards' }

/** Leads to what it was done to, where the inbox shows that. */
function Subject({ subject }: { subject: string }) {
  const [kind = '', id = ''] = subject.split(':')
  const tab = tabs[kind]
  const short = `${kind.replace('_', ' ')}${id ? ` #${id.slice(0, 8)}` : ''}`
  return tab ? <StateLink state={{ tab, id }}>{short.replace('submission', 'request')}</StateLink> : short
}

const words: Record<string, string> = {
  'request.read': 'looked at it',
  'request.assigned': 'assigned it',
  'request.status': 'changed the status',
  'request.noted': 'left a note',
  'request.replied': 'replied by email',
  'request.exported': 'downloaded the requests',
  'order.read': 'looked at it',
  'order.exported': 'downloaded the orders',
  'order.fulfilled': 'marked it as fulfilled',
  'order.time_chosen': 'noted that a time is chosen',
  'order.time_open': 'took “a time is chosen” back',
  'order.unfulfilled': 'took “fulfilled” back',
  'order.settled': 'resolved what needed a person',
  'refund.asked': 'gave money back',
  'refund.requested': 'asked for a refund that a second person confirms',
  'refund.confirmed': 'confirmed a refund',
  'refund.void': 'confirmed a refund that had changed: nothing was given back',
  'refund.rejected': 'turned down a refund, or took it back',
  'refund.limit_set': 'changed the amount above which a refund takes two people',
  'exam.ticked': 'marked the exam as done',
  'mail.resent': 'sent an email once more',
  'subscriber.unsubscribed': 'ended a subscription',
  'rsvps.read': 'looked at the guest list',
  'rsvps.exported': 'downloaded the guest list',
  'subscriber.exported': 'downloaded the subscribers',
  'price.exported': 'downloaded the prices',
  'discount.redeemed': 'redeemed a discount code',
  'preview.shared': 'shared a preview',
  'preview.taken_back': 'took a preview back',
  'refund.to_gift_card': 'put money back on a gift card',
  'gift.read': 'looked at it',
  'gift.redeemed': 'took money off it for a treatment',
  'gift.changed': 'changed who it’s for, or when it goes out',
  'gift.mailed_again': 'sent it once more',
  'gift.cancelled': 'canceled it',
  'gift.exported': 'downloaded the gift cards',
  'account.deleted': 'deleted their account',
  'schedule.planned': 'planned a change',
  'schedule.edit': 'moved or renamed planned changes',
  'schedule.cancel': 'canceled planned changes',
  'schedule.remove': 'took a document out of planned changes',
  'schedule.run': 'published planned changes right away',
  'schedule.published': 'had planned this; it was published at its moment',
  'staff.invited': 'gave access to the Studio',
  'staff.role_changed': 'changed the role',
  'staff.removed': 'took the access away',
  'factor.enrolled': 'set up a second factor',
  'factor.replaced': 'set up another second factor',
  'factor.recovered': 'used a recovery code',
  'factor.reset': 'reset the second factor',
  'factor.locked': 'entered too many wrong codes',
  'exam.unticked': 'unchecked the exam',
  'clearance.read': 'looked at the exam register',
  'clearance.approved': 'wrote down that the provider approved',
  'clearance.declined': 'wrote down that the provider declined',
  'clearance.more_needed': 'wrote down that the provider asked for more',
}

/** An action in words; one without words of its own by its name. */
const actionWords = (action: string): string => words[action] ?? action.replaceAll(/[._]/g, ' ')
