import type {
  Acknowledgment,
  ContactCard,
  ContactCards,
  FactSheet,
  LegalDocument,
  Mission,
  StartingPrices,
  TeamList,
  TeamMember,
} from '../../lib/content/server/sanity.types.ts'
import { referencesTo } from './block.ts'
import { keyed } from './document.ts'
import { portableText } from './portable-text.ts'

type Words<Block, Built extends keyof Block | '_type' = '_type'> = Omit<Block, Built | '_type'> & {
  key: string
}
type Section = { anchor: string; heading: string; text: string }
type Stored = '_id' | '_type' | '_createdAt' | '_updatedAt' | '_rev'

/** The text `legal-<slug>`; each section's `text` is as `portableText` reads it. */
export const legalDocument = ({
  slug,
  sections,
  ...copy
}: Omit<LegalDocument, Stored | 'sections' | 'order'> & { slug: string; sections: Section[] }) => ({
  _id: `legal-${slug}`,
  _type: 'legalDocument' as const,
  ...copy,
  sections: keyed(
    'section',
    sections.map(({ anchor, heading, text }) => ({
      _type: 'legalSection' as const,
      anchor,
      heading,
      body: portableText(text),
    })),
  ),
})

export const legalText = (key: string, document: { _id: string }, anchor?: string) => ({
  _type: 'legalText' as const,
  _key: key,
  document: { _type: 'reference' as const, _ref: document._id },
  ...(anchor && { anchor }),
})

/** Cards from who answers, what to turn to them with, and which contact it is. */
export const contactCards = ({
  key,
  cards,
  ...words
}: Words<ContactCards, 'cards'> & {
  cards: [title: string, text: string, channel: NonNullable<ContactCard['channel']>][]
}) => ({
  _type: 'contactCards' as const,
  _key: key,
  ...words,
  cards: keyed(
    'card',
    cards.map(([title, text, channel]) => ({ _type: 'contactCard' as const, title, text, channel })),
  ),
})

/** Facts from pairs of what it is about and what is so. */
export const factSheet = ({
  key,
  rows,
  ...words
}: Words<FactSheet, 'rows'> & { rows: [term: string, detail: string][] }) => ({
  _type: 'factSheet' as const,
  _key: key,
  ...words,
  rows: keyed(
    'row',
    rows.map(([term, detail]) => ({ _type: 'factRow' as const, term, detail })),
  ),
})

export const mission = ({ key, ...words }: Words<Mission>) => ({
  _type: 'mission' as const,
  _key: key,
  ...words,
})

export const acknowledgment = ({ key, ...words }: Words<Acknowledgment>) => ({
  _type: 'acknowledgment' as const,
  _key: key,
  ...words,
})

export const startingPrices = ({
  key,
  services,
  ...words
}: Words<StartingPrices, 'services'> & { services: { _id: string }[] }) => ({
  _type: 'startingPrices' as const,
  _key: key,
  ...words,
  services: referencesTo('service', services),
})

/** The people of the team. */
export const teamList = ({
  key,
  people,
  ...words
}: Words<TeamList, 'people'> & { people: Omit<TeamMember, '_type'>[] }) => ({
  _type: 'teamList' as const,
  _key: key,
  ...words,
  people: keyed(
    'person',
    people.map((person) => ({ _type: 'teamMember' as const, ...person })),
  ),
})
