type Choice = {
  value: string
  label: string
  count: number
  /** The category whose colour it shows. */
  hue?: string
}

type Props = { name: string; legend: string; total: number; choices: Choice[]; className: string }

/**
 * Chooses what a list shows, by the style sheet alone (app/(site)/styles/filters.css): it works before and without
 * scripts (CAREER-001).
 */
export function Filter({ name, legend, total, choices, className }: Props) {
  const all: Choice = { value: 'all', label: 'All', count: total }
  return (
    <fieldset className={`flex flex-wrap gap-2 ${className}`}>
      <legend className="sr-only">{legend}</legend>
      {[all, ...choices].map((choice) => (
        <FilterChip key={choice.value} {...choice} name={name} isDefault={choice === all} />
      ))}
    </fieldset>
  )
}

export const filterChip = 'chip has-checked:highlight-forced'

type ChipProps = Choice & { name: string; isDefault: boolean }

/** One choice, with how many there are. */
function FilterChip({ name, value, label, count, hue, isDefault }: ChipProps) {
  return (
    <label className={hue ? `${filterChip} drop` : filterChip} data-category={hue}>
      <input type="radio" name={name} value={value} defaultChecked={isDefault} className="sr-only" />
      {label} <small className="text-xs font-[500] opacity-75">{count}</small>
    </label>
  )
}
