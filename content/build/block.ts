import type {
  BadgeList,
  Callout,
  CardGrid,
  ContactPanel,
  FaqList,
  Hero,
  InjectionShop,
  Link,
  Notice,
  PackageList,
  RequestForm,
  Split,
  StatBand,
  Steps,
} from '../../lib/content/server/sanity.types.ts'
import { keyed } from './document.ts'
import { portableText } from './portable-text.ts'

export type Words<Block, Built extends keyof Block | '_type' = '_type'> = Omit<Block, Built | '_type'> & {
  key: string
}
type Titled = { _id: string }

export const link = (label: string, href: string): Link => ({ _type: 'link', label, href })

/** References to these documents, with keys. */
export const referencesTo = (prefix: string, documents: Titled[]) =>
  keyed(
    prefix,
    documents.map(({ _id }) => ({ _type: 'reference' as const, _ref: _id })),
  )

export const hero = ({
  key,
  featured,
  rotating,
  ...words
}: Words<Hero, 'featuredInjection' | 'rotatingInjections'> & { featured?: string; rotating?: Titled[] }) => ({
  _type: 'hero' as const,
  _key: key,
  ...words,
  ...(featured && { featuredInjection: { _type: 'reference' as const, _ref: featured } }),
  ...(rotating && { rotatingInjections: referencesTo('injection', rotating) }),
})

export const injectionShop = ({ key, ...words }: Words<InjectionShop>) => ({
  _type: 'injectionShop' as const,
  _key: key,
  ...words,
})

export const packageList = ({ key, ...words }: Words<PackageList>) => ({
  _type: 'packageList' as const,
  _key: key,
  ...words,
})

export const callout = ({ key, ...words }: Words<Callout>) => ({
  _type: 'callout' as const,
  _key: key,
  ...words,
})

export const notice = ({ key, ...words }: Words<Notice>) => ({
  _type: 'notice' as const,
  _key: key,
  ...words,
})

export const contactPanel = ({ key, ...words }: Words<ContactPanel>) => ({
  _type: 'contactPanel' as const,
  _key: key,
  ...words,
})

export const requestForm = ({ key, ...words }: Words<RequestForm>) => ({
  _type: 'requestForm' as const,
  _key: key,
  ...words,
})

/** Steps from pairs of what happens and its explanation. */
export const steps = (
  key: string,
  heading: string,
  items: [title: string, text: string][],
  more: Pick<Steps, 'intro' | 'tone' | 'anchor'> = {},
) => ({
  _type: 'steps' as const,
  _key: key,
  heading,
  ...more,
  items: keyed(
    'step',
    items.map(([title, text]) => ({ _type: 'step' as const, title, text })),
  ),
})

type CardCopy = [
  title: string,
  text: string,
  more?: Pick<NonNullable<CardGrid['cards']>[number], 'icon' | 'link' | 'anchor'>,
]

/** Cards from pairs of title and text, with an icon or a link where there is one. */
export const cardGrid = ({ key, cards, ...words }: Words<CardGrid, 'cards'> & { cards: CardCopy[] }) => ({
  _type: 'cardGrid' as const,
  _key: key,
  ...words,
  cards: keyed(
    'card',
    cards.map(([title, text, more]) => ({ _type: 'card' as const, title, text, ...more })),
  ),
})

/** Figures from pairs of figure and what it counts. */
export const statBand = ({
  key,
  stats,
  ...words
}: Words<StatBand, 'stats'> & { stats: [value: string, label: string][] }) => ({
  _type: 'statBand' as const,
  _key: key,
  ...words,
  stats: keyed(
    'stat',
    stats.map(([value, label]) => ({ _type: 'stat' as const, value, label })),
  ),
})

export const badgeList = ({ key, badges, ...words }: Words<BadgeList, 'badges'> & { badges: Titled[] }) => ({
  _type: 'badgeList' as const,
  _key: key,
  ...words,
  badges: referencesTo('badge', badges),
})

export const faqList = ({ key, faqs, ...words }: Words<FaqList, 'faqs'> & { faqs: Titled[] }) => ({
  _type: 'faqList' as const,
  _key: key,
  ...words,
  faqs: referencesTo('faq', faqs),
})

/** A text block; `text` is as `portableText` reads it. */
export const richText = (
  key: string,
  heading: string,
  text: string,
  more: { anchor?: string; tone?: 'plain' | 'sand' | 'agave' } = {},
) => ({ _type: 'richText' as const, _key: key, heading, body: portableText(text), ...more })

/** A text beside a drawing; `text` is as `portableText` reads it. */
export const split = ({ key, text, ...words }: Words<Split, 'body'> & { text: string }) => ({
  _type: 'split' as const,
  _key: key,
  ...words,
  body: portableText(text),
})
