import { GiftCardArt } from '@/components/art/gift-card-art'

/** The card as it will look; what is typed is written into it by the form's island. Said to nobody: the fields say it all. */
export const GiftPreview = () => (
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
