import { Button, Card, Flex, Heading, Select, Stack, Text } from '@sanity/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import type { LinkLength } from '../../../lib/content/preview/shared/preview-link.ts'
import { useStaffApi } from '../inbox/staff-api.ts'
import { CopyField } from '../inbox/ui/copy-field.tsx'
import { Problem } from '../inbox/ui/messages.tsx'

const lengths: [LinkLength, string][] = [
  ['hour', '1 hour'],
  ['day', '1 day'],
  ['week', '7 days'],
]

/** The page, how long, and the link: it is shown this once. */
export function MakeLink({ onMade }: { onMade: () => unknown }) {
  const api = useStaffApi()
  const [path, setPath] = useState('/')
  const [lasts, setLasts] = useState<LinkLength>('day')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [url, setUrl] = useState<string | null>(null)

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setProblem(null)
    setUrl(null)
    try {
      setUrl((await api.change<{ url: string }>('POST', 'preview-links', { path, lasts })).url)
      await onMade()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setIsBusy(false)
  }

  return (
    <Card border radius={3} padding={4}>
      <Stack as="form" gap={4} onSubmit={make} noValidate>
        <Heading as="h2" size={1}>
          Make a link
        </Heading>
        <Flex gap={3} wrap="wrap" align="flex-end">
          <Stack as="label" gap={2} flex={1} style={{ minWidth: 220 }}>
            <Text size={1}>Page it opens first</Text>
            <PageChoice value={path} onChange={setPath} />
          </Stack>
          <Stack as="label" gap={2} style={{ minWidth: 120 }}>
            <Text size={1}>Ends after</Text>
            <Select
              padding={3}
              value={lasts}
              onChange={(event) => setLasts(event.currentTarget.value as LinkLength)}
            >
              {lengths.map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </Stack>
          <Button type="submit" tone="primary" padding={3} text="Make link" disabled={isBusy} />
        </Flex>
        {problem && <Problem text={problem} />}
        {url && (
          <CopyField
            label="The new link"
            value={url}
            note="Copy it now: it can’t be shown again. Make a new one if it got lost."
          />
        )}
      </Stack>
    </Card>
  )
}

type Page = { title: string | null; path: string }
type Props = { value: string; onChange: (path: string) => void }

const pagesQuery = '*[_type == "page" && defined(path)] | order(path asc) { title, path }'

/**
 * Every page by its name, those that are only drafts too. While they are asked for, and without an answer, the home
 * page alone.
 */
function PageChoice({ value, onChange }: Props) {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [pages, setPages] = useState<Page[]>([{ title: 'Home', path: '/' }])

  useEffect(() => {
    client
      .fetch<Page[]>(pagesQuery, {}, { perspective: 'drafts' })
      .then((found) => found.length > 0 && setPages(found))
      .catch(() => undefined)
  }, [client])

  return (
    <Select padding={3} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {pages.map(({ title, path }) => (
        <option key={path} value={path}>
          {title ? `${title} (${path})` : path}
        </option>
      ))}
    </Select>
  )
}
