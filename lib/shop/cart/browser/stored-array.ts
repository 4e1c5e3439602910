/** The entries of a stored JSON array; none where the text is something else. Never throws. */
export function parseStoredArray(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
