import { callout, hero, link } from '../build/block.ts'
import { page } from '../build/document.ts'
import { dripFinder } from '../build/menu.ts'

export const helpMeChoose = {
  ...page({
    id: 'help-me-choose',
    title: 'Help me choose',
    path: '/help-me-choose',
    seo: {
      _type: 'seo',
      title: 'Which IV Drip? Four Questions | Ocotillo',
      description:
        'What it’s for, how much time you have, what you’d like to spend and where: four questions narrow the menu down, with prices. Nothing you answer is stored.',
    },
    blocks: [
      hero({
        key: 'hero',
        eyebrow: 'Fifteen drips, four questions',
        heading: 'Not sure which drip?',
        intro:
          'Tell us the occasion, and we’ll show you two or three, with price and time. It isn’t a diagnosis, and we don’t keep your answers.',
        art: 'drip',
        primaryLink: link('Start', '#questions'),
        hasCallButton: true,
      }),
      dripFinder({
        key: 'finder',
        anchor: 'questions',
        heading: 'Four questions',
        intro: 'They take a minute. Change your answers as often as you like.',
        purposeQuestion: 'What is it for?',
        purposes: [
          [
            'A long flight or a hot day',
            'Fluids and electrolytes, with or without vitamins. If you can drink and keep it down, water does much the same.',
            ['rehydrate', 'rehydrate-plus', 'sun-devil'],
          ],
          [
            'The morning after a party',
            'Fluids, electrolytes and B vitamins while you stay in bed. No drip makes alcohol leave your body any faster.',
            ['hangover', 'rehydrate', 'rehydrate-plus'],
          ],
          [
            'A race, a hike or a hard workout',
            'Fluids and electrolytes for before or after; Sun Devil has amino acids, too.',
            ['rehydrate-plus', 'sun-devil', 'gold'],
          ],
          [
            'A long, busy week',
            'The Myers recipe in three sizes: B vitamins, magnesium and vitamin C. If you’ve been tired for weeks, see your doctor first.',
            ['myers', 'jr-myers', 'gold'],
          ],
          [
            'Winter, or a trip ahead',
            'Vitamin C and zinc, which support normal immune function. If you’re already sick, see a doctor, not us.',
            ['immune-booster', 'jr-myers', 'platinum'],
          ],
          [
            'A wedding or another big day',
            'Biotin, vitamin C and glutathione with fluids. Many people book these a few days ahead.',
            ['beauty', 'arizona-detox', 'rehydrate-plus'],
          ],
          [
            'Trying NAD+',
            'A slow drip with a nurse beside you. You and the provider set the dosage together.',
            ['nad-250', 'fountain-of-youth-nad', 'elite-nad'],
          ],
          [
            'Trying a drip for the first time',
            'The shortest and simplest ones on the menu.',
            ['rehydrate', 'jr-myers', 'rehydrate-plus'],
          ],
        ],
        timeQuestion: 'How much time do you have?',
        minutes: [30, 45, 60],
        budgetQuestion: 'What would you like to spend?',
        budgets: [200, 250, 350],
        placeQuestion: 'Where should we come?',
        decision:
          'This isn’t a diagnosis. At the exam, a provider reviews your health and decides with you whether a drip is right. Pregnant or breastfeeding, taking medication, or living with a heart or kidney condition? Ask your own doctor first.',
      }),
      callout({
        key: 'talk',
        heading: 'Rather talk to a person?',
        text: 'Call us and say what you have in mind. If a drip isn’t the right thing, we’ll tell you.',
        link: link('Call (480) 555-0142', 'tel:+14805550142'),
        secondLink: link('Is it right for me?', '/is-it-right-for-me'),
        tone: 'agave',
      }),
    ],
    searchWords: 'which drip, what should I get, recommend, suggest, quiz, not sure, undecided, best drip',
  }),
  needsApproval: true,
}
