import type {
  BookingCallout,
  ClientPortal,
  CounterBand,
  FeaturedTreatments,
  GoodFaithExam,
  Link,
  Offer,
  OfferCards,
  StepSelector,
  Testimonial,
  TestimonialRotator,
  TimedStep,
  Treatment,
  TreatmentMenu,
} from '../../lib/content/server/sanity.types.ts'
import type { Complete } from './document.ts'
import { keyed } from './document.ts'

type Words<Block, Built extends keyof Block | '_type' = '_type'> = Omit<Block, Built | '_type'> & {
  key: string
}

/** The treatment `treatment-<id>`; its place in the list is given by `inOrder`. */
export const treatment = ({
  id,
  ...copy
}: Omit<Complete<Treatment, 'image' | 'bookingTarget'>, 'order'> & { id: string }) => ({
  _id: `treatment-${id}`,
  _type: 'treatment' as const,
  ...copy,
})

/** The testimonial `testimonial-<id>`; its place in the list is given by `inOrder`. */
export const testimonial = ({ id, ...copy }: Omit<Complete<Testimonial>, 'order'> & { id: string }) => ({
  _id: `testimonial-${id}`,
  _type: 'testimonial' as const,
  ...copy,
})

export const featuredTreatments = ({ key, ...words }: Words<FeaturedTreatments>) => ({
  _type: 'featuredTreatments' as const,
  _key: key,
  ...words,
})

export const treatmentMenu = ({ key, ...words }: Words<TreatmentMenu>) => ({
  _type: 'treatmentMenu' as const,
  _key: key,
  ...words,
})

export const testimonialRotator = ({ key, ...words }: Words<TestimonialRotator>) => ({
  _type: 'testimonialRotator' as const,
  _key: key,
  ...words,
})

/** Counters from the number, the sign after it and what it counts. */
export const counterBand = ({
  key,
  counters,
  ...words
}: Words<CounterBand, 'counters'> & { counters: [value: number, suffix: string, label: string][] }) => ({
  _type: 'counterBand' as const,
  _key: key,
  ...words,
  counters: keyed(
    'counter',
    counters.map(([value, suffix, label]) => ({ _type: 'counter' as const, value, suffix, label })),
  ),
})

export const goodFaithExam = ({ key, ...words }: Words<GoodFaithExam>) => ({
  _type: 'goodFaithExam' as const,
  _key: key,
  ...words,
})

export const portalWindow = ({ key, ...words }: Words<ClientPortal>) => ({
  _type: 'clientPortal' as const,
  _key: key,
  ...words,
})

export const bookingCallout = ({
  key,
  links,
  ...words
}: Words<BookingCallout, 'links'> & { links: Link[] }) => ({
  _type: 'bookingCallout' as const,
  _key: key,
  ...words,
  links: keyed('link', links),
})

export const stepSelector = ({
  key,
  items,
  ...words
}: Words<StepSelector, 'items'> & { items: Omit<TimedStep, '_type'>[] }) => ({
  _type: 'stepSelector' as const,
  _key: key,
  ...words,
  items: keyed(
    'step',
    items.map((item) => ({ _type: 'timedStep' as const, ...item })),
  ),
})

export const offerCards = ({
  key,
  offers,
  ...words
}: Words<OfferCards, 'offers'> & { offers: Omit<Offer, '_type'>[] }) => ({
  _type: 'offerCards' as const,
  _key: key,
  ...words,
  offers: keyed(
    'offer',
    offers.map((offer) => ({ _type: 'offer' as const, ...offer })),
  ),
})
