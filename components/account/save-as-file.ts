/** Gives the browser a JSON file to save. */
export function saveAsFile(name: string, body: object): void {
  const file = new Blob([`${JSON.stringify(body, null, 2)}\n`], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
