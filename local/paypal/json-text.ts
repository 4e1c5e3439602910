/** Whether JSON text is nested deeper than `most`; by its brackets, so without reading it into memory. */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0
  for (const [bracket] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}]/gs)) {
    if (bracket === '{' || bracket === '[') depth += 1
    if (bracket === '}' || bracket === ']') depth -= 1
    if (depth > most) return true
  }
  return false
}

/**
 * The exact text of one member of a JSON object (which has to be valid); undefined when it is missing or there twice.
 */
export function memberText(text: string, name: string): string | undefined {
  const found: string[] = []
  let depth = 0
  let key: string | undefined
  let start = -1
  const close = (end: number) => {
    if (key === name && start >= 0) found.push(text.slice(start, end).trim())
    key = undefined
    start = -1
  }
  for (const match of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}:,]/gs)) {
    const [token] = match
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') {
      depth -= 1
      if (depth === 0) close(match.index)
    } else if (depth !== 1) continue
    else if (token === ',') close(match.index)
    else if (token === ':') start = match.index + 1
    else if (start < 0) key = JSON.parse(token)
  }
  return found.length === 1 ? found[0] : undefined
}
