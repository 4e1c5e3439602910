import type { QuoteRow } from '@/lib/care/quotes/shared/quote'

/** What a quote is made of, the total last. */
export const QuoteRows = ({ rows }: { rows: QuoteRow[] }) => (
  <dl className="grid gap-1.5 tabular">
    {rows.map(({ label, value, isStrong }) => (
      <div key={label} className={isStrong ? strong : row}>
        <dt>{label}</dt>
        <dd className="ms-auto">{value}</dd>
      </div>
    ))}
  </dl>
)

const row = 'flex flex-wrap gap-x-5'
const strong = `${row} border-t border-sand-200 pt-3 font-bold text-ink-900`
