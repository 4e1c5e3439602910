import { GiftCardArt } from '@/components/art/gift-card-art'
import { CallLink } from '@/components/content/call-link'
import { SectionHeading } from '@/components/ui/section-heading'
import { dollarsFromCents, formatCents } from '@/lib/platform/shared/money'
import {
  maxEmailLength,
  maxMessageLength,
  maxNameLength,
  maxValueCents,
  minValueCents,
} from '@/lib/shop/gift-cards/shared/rules'
import type { GiftChoice } from './choices'
import { controlOf, GiftField } from './gift-field'
import { GiftFormIsland } from './islands'
import { amountHelp } from './words'

type Props = {
  heading: string
  intro: string | null | undefined
  choices: GiftChoice[]
  phone: string | null
}

const headingId = 'gift-form-heading'

/** Where a gift card is made: what it is worth, for whom, and when it goes there (GIFT-007). */
export function GiftForm({ heading, intro, choices, phone }: Props) {
  return (
    <section id="gift-form" className="section-space">
      <div className="container-page">
        <SectionHeading heading={heading} intro={intro} id={headingId} />
        <GiftFormIsland choices={choices}>
          <form method="dialog" className="form" aria-labelledby={headingId}>
            <p className="form-legend">Fields with an asterisk are required.</p>
            <div className="form-fields">
              <GiftField name="presetId" label="Gift card" isWide>
                <select {...controlOf('presetId')} defaultValue="">
                  <option value="">Your own amount</option>
                  {choices.map(({ id, title, priceCents, valueCents }) => (
                    <option key={id} value={id}>
                      {title}: worth {formatCents(valueCents)}, you pay {formatCents(priceCents)}
                    </option>
                  ))}
                </select>
              </GiftField>
              <GiftField name="valueCents" label="Amount" isRequired isWide help={amountHelp(null)}>
                <span className="gift-amount-field">
                  <span aria-hidden="true">$</span>
                  <input
                    {...controlOf('valueCents', true)}
                    type="number"
                    inputMode="decimal"
                    min={dollarsFromCents(minValueCents)}
                    max={dollarsFromCents(maxValueCents)}
                    step="0.01"
                    required
                    autoComplete="off"
                  />
                </span>
              </GiftField>
              <GiftField name="recipientName" label="Recipient’s name" isRequired>
                <input
                  {...controlOf('recipientName')}
                  required
                  maxLength={maxNameLength}
                  autoComplete="off"
                />
              </GiftField>
              <GiftField name="senderName" label="Your name" isRequired>
                <input {...controlOf('senderName')} required maxLength={maxNameLength} autoComplete="name" />
              </GiftField>
              <GiftField
                name="recipientEmail"
                label="Recipient’s email (optional)"
                help="Leave it blank and we’ll send the card to you, to give in person."
              >
                <input
                  {...controlOf('recipientEmail', true)}
                  type="email"
                  inputMode="email"
                  spellCheck={false}
                  maxLength={maxEmailLength}
                  autoComplete="off"
                />
              </GiftField>
              <GiftField
                name="deliverOn"
                label="Delivery date (optional)"
                help="Arizona date, today or later. Leave it blank and we’ll send it as soon as you’ve paid."
              >
                <input {...controlOf('deliverOn', true)} type="date" autoComplete="off" />
              </GiftField>
              <GiftField
                name="message"
                label="Message (optional)"
                isWide
                help="This appears on the card and in the email. Please leave out anything about anyone’s health."
              >
                <textarea {...controlOf('message', true)} rows={4} maxLength={maxMessageLength} />
              </GiftField>
            </div>
            <noscript>
              <p className="form-note">
                Buying a gift card on this page needs JavaScript. Without it, please call us.{' '}
                <CallLink phone={phone} label={`Call ${phone}`} className="call" />
              </p>
            </noscript>
            <div className="form-send">
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
  <figure className="gift-preview" aria-label="Preview of the card">
    <GiftCardArt amount=" " name="Gift card" />
    <figcaption>
      <p className="gift-preview-for" data-preview="for">
        For someone special
      </p>
      <p className="gift-preview-message" data-preview="message" />
      <p className="gift-preview-from" data-preview="from" />
      <p className="field-help" data-preview="delivery" />
    </figcaption>
  </figure>
)
