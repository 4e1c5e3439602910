import { Button, Card, Flex, Heading, Select, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { roles, type StaffRole, staffRoles } from '../../../lib/platform/staff-session/shared/roles.ts'
import { StaffProblem, useStaffApi } from '../inbox/staff-api.ts'
import { Problem } from '../inbox/ui/messages.tsx'

const empty = { name: '', email: '', role: '' }
type Typed = typeof empty

/**
 * Name, address and role of somebody new. What is typed stays until they are in; what is wrong is said at its field.
 */
export function InvitePerson({ onInvited }: { onInvited: () => Promise<void> }) {
  const api = useStaffApi()
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(empty)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ field: string | null; text: string } | null>(null)
  const [said, setSaid] = useState('')

  const invite = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    setSaid('')
    try {
      await api.change('POST', 'people', typed)
      setSaid(`${typed.name.trim()} is invited. An email is on its way to ${typed.email.trim()}.`)
      setTyped(empty)
      await onInvited()
    } catch (error) {
      const field = error instanceof StaffProblem ? error.field : null
      setProblem({ field, text: error instanceof Error ? error.message : String(error) })
      if (field) form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus()
    }
    setBusy(false)
  }

  const wrongAt = (field: keyof Typed) => (problem?.field === field ? problem.text : null)
  const isElsewhere = problem && !(problem.field && problem.field in empty)
  const change = (field: keyof Typed) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [field]: event.currentTarget.value })

  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" ref={form} gap={4} onSubmit={invite} noValidate>
        <Heading as="h2" size={1}>
          Invite somebody
        </Heading>
        <Flex gap={3} wrap="wrap" align="flex-start">
          <Labelled label="Name" problem={wrongAt('name')}>
            {(shared) => (
              <TextInput
                {...shared}
                name="name"
                autoComplete="off"
                padding={3}
                value={typed.name}
                onChange={change('name')}
              />
            )}
          </Labelled>
          <Labelled label="Email" problem={wrongAt('email')}>
            {(shared) => (
              <TextInput
                {...shared}
                name="email"
                type="email"
                autoComplete="off"
                padding={3}
                value={typed.email}
                onChange={change('email')}
              />
            )}
          </Labelled>
          <Labelled label="Role" problem={wrongAt('role')}>
            {(shared) => (
              <Select {...shared} name="role" padding={3} value={typed.role} onChange={change('role')}>
                <option value="">Choose a role</option>
                {staffRoles.map((role) => (
                  <option key={role} value={role}>
                    {roles[role].title}
                  </option>
                ))}
              </Select>
            )}
          </Labelled>
        </Flex>
        {typed.role && (
          <Text size={1} muted>
            {roles[typed.role as StaffRole].title}: {roles[typed.role as StaffRole].words}
          </Text>
        )}
        {isElsewhere && <Problem text={problem.text} />}
        <Flex gap={3} align="center" wrap="wrap">
          <Button type="submit" tone="primary" padding={3} text="Invite" disabled={isBusy} />
          <Text size={1} role="status">
            {said}
          </Text>
        </Flex>
      </Stack>
    </Card>
  )
}

type Shared = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }
type LabelledProps = { label: string; problem: string | null; children: (shared: Shared) => ReactNode }

function Labelled({ label, problem, children }: LabelledProps) {
  const id = useId()
  return (
    <Stack gap={2} style={{ flex: '1 1 200px', minWidth: 0 }}>
      <Text as="label" htmlFor={id} size={1}>
        {label}
      </Text>
      {children({ id, ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }) })}
      <div id={`${id}-problem`} role="alert">
        {problem && (
          <Card tone="critical" radius={2} padding={2}>
            <Text size={1}>{problem}</Text>
          </Card>
        )}
      </div>
    </Stack>
  )
}
