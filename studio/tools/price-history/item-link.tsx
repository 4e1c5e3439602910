import { useIntentLink } from 'sanity/router'

type Props = { documentId: string; type: string; title: string }

/** Leads to the document. */
export function ItemLink({ documentId, type, title }: Props) {
  const { href, onClick } = useIntentLink({ intent: 'edit', params: { id: documentId, type } })
  return (
    <a href={href} onClick={onClick} style={{ textDecoration: 'underline' }}>
      {title}
    </a>
  )
}
