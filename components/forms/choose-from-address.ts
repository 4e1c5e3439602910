/** A link such as /contact?subject=billing chooses for its visitor (ROUTE-017); what no list knows is ignored. */
export function chooseFromAddress(form: HTMLFormElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const select = form.elements.namedItem(name)
    if (!(select instanceof HTMLSelectElement) || select.value) continue
    const linked: [string, string][] = JSON.parse(select.dataset.linked ?? '[]')
    const extra = linked.find(([known]) => known === value)
    if (extra && !hasOption(select, value)) select.add(new Option(extra[1], value))
    if (hasOption(select, value)) select.value = value
  }
}

const hasOption = ({ options }: HTMLSelectElement, value: string) =>
  [...options].some((option) => option.value === value)
