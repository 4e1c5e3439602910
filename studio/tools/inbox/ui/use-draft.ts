import { useState } from 'react'

const drafts = new Map<string, string>()

/** Text being typed under this name. It stays while the person looks at something else, until the page is left. */
export function useDraft(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(drafts.get(name) ?? '')
  const write = (typed: string) => {
    if (typed) drafts.set(name, typed)
    else drafts.delete(name)
    setText(typed)
  }
  return [text, write]
}
