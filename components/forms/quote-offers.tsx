import { FieldProblem } from '@/components/ui/field'
import { fieldBox, helpText, wideField } from '@/components/ui/form-look'
import { Icon } from '@/components/ui/icon'
import { groupFrom, type Offer } from '@/lib/care/quotes/shared/quote'
import type { Field } from '@/lib/platform/forms/shared/field'
import { formatCents } from '@/lib/platform/shared/money'
import { QuoteFigureIsland } from './islands'

type Props = {
  id: string
  field: Field
  offers: Offer[]
  chosen: unknown
  problem: string | undefined
}

/** The menu as checkboxes, the injections folded away until somebody wants them, and the figure while somebody chooses. */
export function QuoteOffers({ id, field, offers, chosen, problem }: Props) {
  const isChosen = ({ key }: Offer) => Array.isArray(chosen) && chosen.includes(key)
  const list = (kind: Offer['kind'], label: string) => (
    <ul aria-label={label} className="grid gap-x-5 @min-[34rem]:grid-cols-2">
      {offers
        .filter((offer) => offer.kind === kind)
        .map((offer) => (
          <li key={offer.key}>
            <label className={offerRow}>
              <input
                type="checkbox"
                className="size-6 shrink-0 accent-agave-600"
                name={field.name}
                value={offer.key}
                defaultChecked={isChosen(offer)}
                // The first is where a summary of problems leads to.
                {...(offer === offers[0] && {
                  id,
                  'aria-describedby': `${id}-help ${id}-problem`,
                  'aria-invalid': !!problem || undefined,
                })}
              />
              <span>{offer.name}</span>
              <span className="ms-auto font-semibold text-ink-900 tabular">{formatCents(offer.cents)}</span>
            </label>
          </li>
        ))}
    </ul>
  )
  const injections = offers.filter(({ kind }) => kind === 'injection')
  return (
    <div className={`${fieldBox} ${wideField}`} data-field={field.name}>
      <p id={`${id}-help`} className={helpText}>
        Each guest gets everything you choose here. These are today’s prices; your quote uses those of your
        date.
      </p>
      <FieldProblem id={`${id}-problem`} message={problem} />
      <div className="grid gap-5">
        {list('drip', 'IV drips')}
        {injections.length > 0 && (
          <details className="group" open={injections.some(isChosen)}>
            <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-agave-600">
              Add vitamin injections, from {formatCents(Math.min(...injections.map(({ cents }) => cents)))}
              <Icon name="down" className="transition-transform group-open:rotate-180" />
            </summary>
            {list('injection', 'Vitamin injections')}
          </details>
        )}
        <p className={helpText}>
          Travel is free for groups of {groupFrom} or more, once we confirm your quote.
        </p>
        <QuoteFigureIsland />
      </div>
    </div>
  )
}

const offerRow = 'flex min-h-11.5 cursor-pointer items-center gap-x-3 border-b border-sand-200'
