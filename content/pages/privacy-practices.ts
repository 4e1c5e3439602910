import { hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { legalText } from '../build/legal.ts'
import { privacyPractices as noticeText } from '../legal/privacy-practices.ts'

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
      art: 'document',
      primaryLink: link('Read the notice', '#text'),
      hasCallButton: true,
    }),
    legalText('text', noticeText, 'text'),
  ],
})
