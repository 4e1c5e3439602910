import { Button } from '@sanity/ui'
import { useState } from 'react'
import { useCurrentUser } from 'sanity'
import { RestoreDialog } from './restore-dialog.tsx'
import type { RestorablePrice } from './use-restore.ts'
import { priceWords } from './words.ts'

/** Brings an earlier price back as a draft. Who may only read has no such button; the CMS refuses anyhow. */
export function RestoreButton({ price, cents }: { price: RestorablePrice; cents: number }) {
  const [isOpen, setIsOpen] = useState(false)
  const roles = useCurrentUser()?.roles ?? []
  if (roles.every(({ name }) => name === 'viewer')) return null
  const words = priceWords(cents)
  return (
    <>
      <Button
        mode="ghost"
        fontSize={1}
        padding={2}
        text={`Back to ${words}`}
        aria-label={`Back to ${words}: ${price.title}, ${price.label}`}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <RestoreDialog price={price} cents={cents} onClose={() => setIsOpen(false)} />}
    </>
  )
}
