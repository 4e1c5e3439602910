import type { ComponentProps } from 'react'
import { FormField } from '@/components/forms/form-field'
import { helpText } from '@/components/ui/form-look'

type Props = Omit<ComponentProps<typeof FormField>, 'id' | 'note'>

/** A field of a gift card's form; below what people write themselves it is told which letters the card to print can't show. */
export function GiftField(props: Props) {
  const { name, kind, most } = props.field
  const isPrinted = ['recipientName', 'senderName', 'message'].includes(name)
  return (
    <FormField
      id={`gift-${name}`}
      {...(['line', 'paragraph', 'email'].includes(kind) && { attributes: { maxLength: most } })}
      {...props}
      {...(isPrinted && {
        note: <p id={`gift-${name}-note`} className={helpText} role="status" data-print-note />,
      })}
    />
  )
}
