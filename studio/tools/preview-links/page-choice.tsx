import { Select } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useClient } from 'sanity'

type Page = { title: string | null; path: string }
type Props = { value: string; onChange: (path: string) => void }

const pagesQuery = '*[_type == "page" && defined(path)] | order(path asc) { title, path }'

/** Every page by its name, those that are only drafts too. While they are asked for, and without an answer, the home page alone. */
export function PageChoice({ value, onChange }: Props) {
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
