import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { Button } from '@sanity/ui'
import { useWorkspace } from 'sanity'
import { useIntentLink, useLink } from 'sanity/router'
import type { Opening } from './task.ts'

/** Opens where a task begins, in this tab. */
export function OpeningLink({ opening }: { opening: Opening }) {
  return opening.opens === 'new' ? <NewLink opening={opening} /> : <PlaceLink opening={opening} />
}

function NewLink({ opening }: { opening: Extract<Opening, { opens: 'new' }> }) {
  const { template, type, title } = opening
  const link = useIntentLink({ intent: 'create', params: { template, type } })
  return <LinkButton {...link} text={`Begin ${title}`} />
}

function PlaceLink({ opening }: { opening: Exclude<Opening, { opens: 'new' }> }) {
  const { basePath } = useWorkspace()
  const place = opening.opens === 'list' ? `structure/${opening.id}` : opening.name
  const href = `${basePath}/${place}`
  const { onClick } = useLink({ href })
  return <LinkButton href={href} onClick={onClick} text={`Open ${opening.title}`} />
}

type LinkProps = { href?: string; onClick: React.MouseEventHandler<HTMLElement>; text: string }

function LinkButton({ href, onClick, text }: LinkProps) {
  return (
    <Button
      as="a"
      href={href}
      onClick={onClick}
      mode="ghost"
      fontSize={1}
      padding={3}
      iconRight={ArrowRightIcon}
      text={text}
    />
  )
}
