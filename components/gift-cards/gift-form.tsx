import { GiftCardArt } from '@/components/art/gift-card-art'
import { CallLink } from '@/components/content/call-link'
import { ErrorSummary } from '@/components/ui/error-summary'
import { fieldGrid, formCard, formNote, helpText, sendRow } from '@/components/ui/form-look'
import { SectionHeading } from '@/components/ui/page-intro'
import { dollarsFromCents, formatCents } from '@/lib/platform/shared/money'
import { giftFields } from '@/lib/shop/gift-cards/shared/form'
import { maxValueCents, minValueCents } from '@/lib/shop/gift-cards/shared/rules'
import type { GiftChoice } from './choices'
import { GiftField } from './gift-field'
import { GiftFormIsland } from './islands'
import { amountHelp } from './words'

type Props = {
  heading: string
  intro: string | null | undefined
  choices: GiftChoice[]
  phone: string | null
}

const headingId = 'gift-form-heading'
const { presetId, valueCents, ...others } = giftFields
const typed = Object.values(others)

/** Where a gift card is made: what it is worth, for whom, and when it goes there (GIFT-007). */
export function GiftForm({ heading, intro, choices, phone }: Props) {
  return (
    <section id="gift-form" className="section-space">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} id={headingId} />
        <GiftFormIsland choices={choices}>
          <form method="dialog" className={formCard} aria-labelledby={headingId}>
            <p data-legend className="text-sm text-ink-500">
              Fields with an asterisk are required.
            </p>
            <ErrorSummary id="gift" />
            <div className={fieldGrid}>
              <GiftField field={presetId}>
                {(control) => (
                  <select {...control} defaultValue="">
                    <option value="">Your own amount</option>
                    {choices.map((choice) => (
                      <option key={choice.id} value={choice.id}>
                        {choice.title}: worth {formatCents(choice.valueCents)}, you pay{' '}
                        {formatCents(choice.priceCents)}
                      </option>
                    ))}
                  </select>
                )}
              </GiftField>
              <GiftField field={valueCents} help={amountHelp(null)}>
                {(control) => (
                  <span className="relative block [&>input]:pl-8 [&>input]:tabular [&>input]:read-only:bg-sand-100">
                    <span
                      aria-hidden="true"
                      className="absolute inset-y-0 left-4 grid place-items-center text-[1.0625rem] text-ink-500"
                    >
                      $
                    </span>
                    <input
                      {...control}
                      type="number"
                      inputMode="decimal"
                      min={dollarsFromCents(minValueCents)}
                      max={dollarsFromCents(maxValueCents)}
                      step="0.01"
                    />
                  </span>
                )}
              </GiftField>
              {typed.map((field) => (
                <GiftField key={field.name} field={field} />
              ))}
            </div>
            <noscript>
              <p className={formNote}>
                Buying a gift card on this page needs JavaScript. Without it, please call us.{' '}
                <CallLink phone={phone} label={`Call ${phone}`} className="call" />
              </p>
            </noscript>
            <div className={sendRow}>
              <button type="submit" className="button button-primary" data-add>
                Add to cart
              </button>
              <button type="button" className="button button-quiet" data-leave hidden>
                Don’t change it
              </button>
            </div>
          </form>
          <GiftPreview />
        </GiftFormIsland>
      </div>
    </section>
  )
}

/**
 * The card as it will look; what is typed is written into it by the form's island. Said to nobody: the fields say it
 * all.
 */
const GiftPreview = () => (
  <figure className="min-w-0 lg:sticky lg:top-28" aria-label="Preview of the card">
    <GiftCardArt amount=" " name="Gift card" />
    <figcaption className="grid gap-2 px-1 pt-5 wrap-anywhere *:empty:hidden">
      <p className="font-display text-figure text-ink-900" data-preview="for">
        For someone special
      </p>
      <p className="whitespace-pre-line" data-preview="message" />
      <p className="font-semibold text-ink-900" data-preview="from" />
      <p className={helpText} data-preview="delivery" />
    </figcaption>
  </figure>
)
