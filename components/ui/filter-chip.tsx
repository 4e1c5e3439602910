type Props = {
  name: string
  value: string
  label: string
  count: number
  isDefault?: boolean
  /** The category whose colour it shows. */
  hue?: string
}

export const filterChip = 'chip has-checked:highlight-forced'

/** One choice of what a list shows, with how many there are; what it hides, app/(site)/styles/filters.css says. */
export function FilterChip({ name, value, label, count, isDefault, hue }: Props) {
  return (
    <label className={hue ? `${filterChip} drop` : filterChip} data-category={hue}>
      <input type="radio" name={name} value={value} defaultChecked={isDefault} className="sr-only" />
      {label} <small className="text-xs font-[500] opacity-75">{count}</small>
    </label>
  )
}
