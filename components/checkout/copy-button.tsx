'use client'

import { useState } from 'react'
import { ControlIcon } from '@/components/ui/control-icon'

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
        <ControlIcon name={said === 'Copied' ? 'check' : 'copy'} />
      </button>
      <span role="status" className="copy-said">
        {said}
      </span>
    </>
  )
}
