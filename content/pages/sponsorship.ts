import { cardGrid, hero, link, requestForm, statBand } from '../build/block.ts'
import { partnershipList } from '../build/community.ts'
import { page } from '../build/document.ts'

export const sponsorship = page({
  id: 'sponsorship',
  title: 'Brand Ambassador',
  path: '/sponsorship',
  seo: {
    _type: 'seo',
    title: 'Brand Ambassador and Sponsorship | Ocotillo',
    description:
      'Work with a mobile IV clinic in Scottsdale as an ambassador, sponsor or event partner. Three options, clear terms, a response within 2-3 business days.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Brand ambassadors and partners',
      heading: 'Let’s do something good together',
      intro:
        'For creators, companies and events in the Valley. Tell us who you are and what you have in mind. We respond within 2-3 business days.',
      art: 'finish',
      primaryLink: link('Apply now', '#apply'),
      secondaryLink: link('See your options', '#ways'),
      hasCallButton: true,
    }),
    statBand({
      key: 'figures',
      tone: 'agave',
      stats: [
        ['50K+', 'Monthly clients'],
        ['15+', 'Cities'],
        ['98%', 'Satisfaction'],
        ['25+', 'Brand partners'],
      ],
    }),
    partnershipList({
      key: 'ways',
      anchor: 'ways',
      heading: 'Three ways to work with us',
    }),
    requestForm({ key: 'apply', anchor: 'apply', form: 'partnership' }),
    cardGrid({
      key: 'rules',
      heading: 'What we ask of each other',
      look: 'rows',
      cards: [
        [
          'Say that we are partners',
          'Every post and poster names the partnership, as federal rules require.',
        ],
        [
          'Tell it as it was',
          'Share your own experience in your own words. No claims that a treatment cures anything.',
        ],
        ['Keep patients out of it', 'No photos or stories of other people without their written consent.'],
        [
          'Put it on paper',
          'What each side gives, for how long, and how to end it: one page, signed by both of us.',
        ],
      ],
    }),
  ],
})
