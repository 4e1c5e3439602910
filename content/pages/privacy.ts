import { callout, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { legalText } from '../build/legal.ts'
import { privacyPolicy } from '../legal/privacy.ts'

export const privacy = page({
  id: 'privacy',
  title: 'Privacy policy',
  path: '/privacy',
  seo: {
    _type: 'seo',
    title: 'Privacy policy | Ocotillo',
    description:
      'What this website, its shop and its forms collect, who receives it, how long we keep it, and how to see, correct or delete it.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Website, shop and forms',
      heading: 'Privacy policy',
      intro:
        'No advertising, nothing sold, no analytics unless you agree. Here’s what we do collect, and why.',
      art: 'stems',
      primaryLink: link('Read the policy', '#text'),
      secondaryLink: link('Your medical record', '/privacy-practices'),
    }),
    legalText('text', privacyPolicy, 'text'),
    callout({
      key: 'practices',
      heading: 'Looking for your medical record?',
      text: 'How we use your medical information, and how to get a copy, is in the notice HIPAA requires.',
      link: link('Notice of privacy practices', '/privacy-practices'),
      tone: 'sand',
    }),
  ],
})
