import { callout, hero, link, richText, steps } from '../build/block.ts'
import { page } from '../build/document.ts'

export const home = page({
  id: 'home',
  title: 'Home',
  path: '/',
  seo: {
    _type: 'seo',
    title: 'Mobile IV & Wellness in Scottsdale | Ocotillo',
    description:
      'Vitamin injections at your home, office or hotel in Scottsdale and Greater Phoenix. Physician-supervised, with every price on the page.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Scottsdale and Greater Phoenix',
      heading: 'Vitamin injections, where you are',
      intro:
        'A licensed nurse comes to your home, office or hotel. Injections take 5 to 15 minutes, and every price is on the page.',
      art: 'stems',
      primaryLink: link('See injections and prices', '/vitamin-injections'),
      secondaryLink: link('What to expect', '#steps'),
    }),
    steps('what-to-expect', 'What to expect', [
      [
        'Choose, or ask',
        'Look through the injections with their prices, or call us and say what you have in mind. Every day, 8am to 8pm.',
      ],
      [
        'Talk to a provider',
        'Before your first treatment a licensed provider sees you by video. It takes 5 to 10 minutes and Arizona law requires it.',
      ],
      [
        'We come to you',
        'A licensed nurse arrives with everything needed, checks how you are, gives the injection, and stays a few minutes to see that you are well.',
      ],
    ]),
    callout({
      key: 'injections',
      heading: 'Five to fifteen minutes, prices up front',
      text: 'Vitamin B12, vitamin D3, glutathione and more. Take one, or a package for the month or the year.',
      link: link('See the packages', '/vitamin-injections#packages'),
      tone: 'agave',
    }),
    richText(
      'where',
      'Where we come, and how soon',
      `
      Response times from your call, when a nurse is free:

      - **Scottsdale and Paradise Valley:** 30 to 45 minutes
      - **Phoenix, Tempe and Fountain Hills:** 45 to 60 minutes
      - **Mesa, Cave Creek and Carefree:** 60 to 75 minutes

      Not on the list? Call [(480) 555-0142](tel:+14805550142) and we tell you whether we can come.
      `,
    ),
  ],
})
