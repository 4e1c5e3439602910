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
