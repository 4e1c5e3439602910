import { useEffect, useState } from 'react'
import { useClient, useUser } from 'sanity'

/** The name of who changed the document last, by its history; undefined until it is known. Asked again when `editedAt` moves. */
export function useLastEditor(draftId: string, editedAt: string): string | undefined {
  const client = useClient({ apiVersion: '2025-02-19' })
  const [author, setAuthor] = useState('')
  const [user] = useUser(author)

  useEffect(() => {
    const stop = new AbortController()
    const { dataset, token } = client.config()
    const query = `excludeContent=true&reverse=true&limit=1&toTime=${encodeURIComponent(editedAt)}`
    const address = client.getUrl(`/data/history/${dataset}/transactions/${draftId}?${query}`)
    // The history answers in lines of JSON, which the client does not read.
    fetch(address, { signal: stop.signal, headers: token ? { Authorization: `Bearer ${token}` } : {} })
      .then((response) => (response.ok ? response.text() : ''))
      .then((lines) => setAuthor(authorOf(lines)))
      .catch(() => setAuthor(''))
    return () => stop.abort()
  }, [client, draftId, editedAt])

  return user?.displayName
}

function authorOf(lines: string): string {
  const [first] = lines.split('\n')
  return first ? ((JSON.parse(first) as { author?: string }).author ?? '') : ''
}
