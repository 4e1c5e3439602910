import { callout, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { legalText } from '../build/legal.ts'
import { privacyPolicy } from '../legal/privacy.ts'
import { privacyPractices as noticeText } from '../legal/privacy-practices.ts'
import { terms as termsText } from '../legal/terms.ts'

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
      art: 'padlock',
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
      art: 'envelope',
    }),
  ],
})

export const privacyPractices = page({
  id: 'privacy-practices',
  title: 'Notice of privacy practices',
  path: '/privacy-practices',
  seo: {
    _type: 'seo',
    title: 'Notice of privacy practices (HIPAA) | Ocotillo',
    description:
      'How we use and share your medical information under HIPAA, how to see, copy and correct your record, and how to file a complaint.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Your medical record under HIPAA',
      heading: 'Notice of privacy practices',
      intro:
        'How we use your medical information, and what you can ask of us. Also on paper, any time you like.',
      art: 'folder',
      primaryLink: link('Read the notice', '#text'),
      hasCallButton: true,
    }),
    legalText('text', noticeText, 'text'),
  ],
})

export const terms = page({
  id: 'terms',
  title: 'Terms',
  path: '/terms',
  seo: {
    _type: 'seo',
    title: 'Terms of use and treatment | Ocotillo',
    description:
      'What we both agree to: medical oversight, results, research-use-only compounds, partners, privacy, liability, Arizona law and changes.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Eight sections, a ten-minute read',
      heading: 'Terms',
      intro: 'What we both agree to when you use this site, book, buy or get treated.',
      art: 'document',
      primaryLink: link('Read the terms', '#text'),
      hasCallButton: true,
    }),
    legalText('text', termsText, 'text'),
  ],
})
