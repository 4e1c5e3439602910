import { callout, hero, injectionShop, link, packageList } from '../build/block.ts'
import { page } from '../build/document.ts'
import { goodFaithExam } from '../build/home.ts'
import { b12, glutathione, triAmino, vitaminC } from '../injections.ts'

export const vitaminInjections = page({
  id: 'vitamin-injections',
  title: 'Vitamin Injections',
  path: '/vitamin-injections',
  seo: {
    _type: 'seo',
    title: 'Vitamin Injections in Scottsdale: Prices | Ocotillo',
    description:
      'Vitamin, mineral and amino acid injections given at your door in Scottsdale and Greater Phoenix, 5 to 15 minutes each. All prices and packages.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Vitamin injections',
      heading: 'One small needle, five to fifteen minutes',
      intro:
        'Vitamins, minerals and amino acids, given by a licensed nurse at your home, office or hotel. No membership needed.',
      art: 'vial',
      primaryLink: link('See all injections', '#injections'),
      secondaryLink: link('Compare packages', '#packages'),
      rotating: [b12, glutathione, vitaminC, triAmino],
    }),
    injectionShop({
      key: 'injections',
      heading: 'Every injection and its price',
      intro:
        'The price is for one injection. You and the provider who sees you first decide whether it’s right for you.',
    }),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'Before your first injection: the good faith exam',
      text: 'Arizona law requires a good faith examination before a first treatment. It’s a video call of 5 to 10 minutes with a physician or nurse practitioner, who asks about your health, your medications and your allergies.',
      points: [
        'Do it at home, on your phone',
        'Without it, or if the provider advises against it, we won’t treat you',
        'Have the names of your medications handy',
      ],
      link: link('Your first visit', '/first-time-patients'),
      art: 'stethoscope',
      tone: 'sand',
    }),
    packageList({
      key: 'packages',
      heading: 'Packages',
      intro: 'For regulars: shots for a month or a year at one price.',
    }),
    callout({
      key: 'unsure',
      heading: 'Not sure which one?',
      text: 'Tell us what you have in mind. If an injection isn’t what you need, we’ll tell you honestly.',
      link: link('Call (480) 555-0142', 'tel:+14805550142'),
      tone: 'sand',
      art: 'saguaro',
    }),
  ],
})
