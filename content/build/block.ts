import type {
  Callout,
  Hero,
  InjectionShop,
  Link,
  PackageList,
  RequestForm,
} from '../../lib/content/sanity.types.ts'
import { keyed } from './keyed.ts'
import { portableText } from './portable-text.ts'

type Words<Block> = Omit<Block, '_type'> & { key: string }

export const hero = ({
  key,
  featured,
  ...words
}: Words<Omit<Hero, 'featuredInjection'>> & { featured?: string }) => ({
  _type: 'hero' as const,
  _key: key,
  ...words,
  ...(featured && { featuredInjection: { _type: 'reference' as const, _ref: featured } }),
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

export const requestForm = ({ key, ...words }: Words<RequestForm>) => ({
  _type: 'requestForm' as const,
  _key: key,
  ...words,
})

/** Steps from pairs of what happens and its explanation. */
export const steps = (key: string, heading: string, items: [title: string, text: string][]) => ({
  _type: 'steps' as const,
  _key: key,
  heading,
  items: keyed(
    'step',
    items.map(([title, text]) => ({ _type: 'step' as const, title, text })),
  ),
})

/** A text block; `text` is as `portableText` reads it. */
export const richText = (key: string, heading: string, text: string) => ({
  _type: 'richText' as const,
  _key: key,
  heading,
  body: portableText(text),
})

export const link = (label: string, href: string): Link => ({ _type: 'link', label, href })
