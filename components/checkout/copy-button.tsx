'use client'

import { useState } from 'react'
import { Icon } from '@/components/ui/icon'

/** Copies the text and says so; where the browser refuses, it asks to do it by hand. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Please copy it by hand'),
    )
  return (
    <>
      <button type="button" className="copy-button" aria-label={label} onClick={copy}>
        <Icon name={said === 'Copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="copy-said">
        {said}
      </span>
    </>
  )
}
