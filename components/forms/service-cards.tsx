import { Price } from '@/components/content/price'
import type { Field } from '@/lib/care/forms/shared/field'
import type { EstimateService } from '@/lib/content/server/estimate-services'
import { priceCents } from '@/lib/content/server/price-cents'
import { FieldProblem } from './field-problem'
import { EstimateTotalIsland } from './islands'

type Props = { id: string; field: Field; services: EstimateService[]; totalLabel: string }

/** The services as cards to select: checkboxes, so they work with a keyboard and before scripts (GFE-002, GFE-011). */
export function ServiceCards({ id, field, services, totalLabel }: Props) {
  return (
    <div
      className="field field-wide"
      data-field={field.name}
      data-missing={field.missing}
      data-wrong={field.wrong}
    >
      <FieldProblem id={`${id}-problem`} />
      <ul className="services">
        {services.map(({ _id, slug, title, description, price }) => (
          <li key={_id}>
            <label className="service">
              <input
                type="checkbox"
                name={field.name}
                value={slug ?? ''}
                data-cents={priceCents(price) ?? 0}
                aria-describedby={`${id}-problem`}
              />
              <span className="service-words">
                <span className="service-title">{title}</span>
                {description && <span className="field-help">{description}</span>}
              </span>
              {price != null && (
                <span className="service-price">
                  from <Price dollars={price} of={{ id: _id, type: 'estimateService' }} />
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      <EstimateTotalIsland label={totalLabel} />
    </div>
  )
}
