import { hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { legalText } from '../build/legal.ts'
import { terms as termsText } from '../legal/terms.ts'

export const terms = page({
  id: 'terms',
  title: 'Terms',
  path: '/terms',
  seo: {
    _type: 'seo',
    title: 'Terms of use and treatment | Ocotillo',
    description:
      'What you and we agree to: medical oversight, results, research-use-only compounds, partners, privacy, liability, Arizona law and changes.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Eight sections, ten minutes',
      heading: 'Terms',
      intro: 'What you and we agree to when you use this site, book, buy or are treated.',
      art: 'document',
      primaryLink: link('Read the terms', '#text'),
      hasCallButton: true,
    }),
    legalText('text', termsText, 'text'),
  ],
})
