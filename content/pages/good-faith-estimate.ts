import { cardGrid, faqList, hero, link, requestForm, richText, steps } from '../build/block.ts'
import { page } from '../build/document.ts'
import { contactCards, factSheet } from '../build/legal.ts'
import { estimateFaqs } from '../faqs/clinic.ts'

export const goodFaithEstimate = page({
  id: 'good-faith-estimate',
  title: 'Good Faith Estimate',
  path: '/good-faith-estimate',
  seo: {
    _type: 'seo',
    title: 'Good Faith Estimate: your price in writing | Ocotillo',
    description:
      'Find out what your treatment will cost, in writing. Your rights under the No Surprises Act, and what to do if a bill is $400 higher.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Good Faith Estimate',
      heading: 'Know the cost before we come',
      intro:
        'If you pay without insurance, federal law gives you the right to an estimate in writing. Asking is free and doesn’t book anything.',
      art: 'estimate',
      primaryLink: link('Ask for your estimate', '#request'),
      hasCallButton: true,
      facts: ['Free of charge', 'In writing', 'Within 3 business days'],
    }),
    richText(
      'rights',
      'Your rights',
      `
      You have the right to receive a **Good Faith Estimate** that explains how much your care will cost. Under the No
      Surprises Act, health care providers give patients who don’t have insurance, or who are not using it, an estimate of
      the bill for medical items and services.

      - You have the right to an estimate for the total expected cost of any non-emergency items or services. That
        includes related costs such as tests, prescription drugs, equipment and fees.
      - You may ask us, and any other provider you choose, for an estimate before you schedule.
      - You get it in writing. If the scope changes, you get a new one.
      - If you are billed **at least $400 more** than your estimate, you can dispute the bill.

      Asking for an estimate or disputing a bill never changes the quality of your care.
      `,
      { anchor: 'rights' },
    ),
    cardGrid({
      key: 'contents',
      heading: 'What it contains',
      look: 'ticks',
      tone: 'sand',
      cards: [
        ['Who it’s for', 'Your name and date of birth.', { icon: 'user' }],
        [
          'What and when',
          'The service in plain English, and its date if you have one.',
          { icon: 'calendar' },
        ],
        ['Every item', 'Each item and service we expect, with its code and price.', { icon: 'tag' }],
        ['Who provides it', 'Our name, identification numbers and location.', { icon: 'building' }],
        ['What may be added', 'A list of anything you’d schedule separately.', { icon: 'document' }],
        ['If you disagree', 'How to dispute a bill that’s much higher.', { icon: 'scale' }],
      ],
    }),
    factSheet({
      key: 'timing',
      heading: 'When you’ll get it',
      intro: 'Business days are Monday to Friday, except federal holidays.',
      tone: 'plain',
      rows: [
        ['You’re just asking', 'Within 3 business days of your request.'],
        ['You have a visit soon', 'Within 1 business day, for services scheduled within 3 days.'],
        ['Something changes', 'A new estimate, at least 1 business day before the visit.'],
        ['How', 'By email or on paper, whichever you prefer. We’re happy to go over it by phone, too.'],
      ],
    }),
    requestForm({ key: 'request', form: 'estimate', anchor: 'request' }),
    steps(
      'dispute',
      'If the bill is higher',
      [
        [
          'Call us first',
          'Mistakes happen. We’ll compare the bill with the estimate, then correct it or explain the difference.',
        ],
        [
          'At least $400 more? You can dispute it',
          'Start the federal dispute process within 120 calendar days of the date on the bill. It costs $25.',
        ],
        [
          'An independent reviewer decides',
          'If the reviewer agrees with you, you pay the price on the estimate. If not, you pay the higher amount.',
        ],
      ],
      { tone: 'agave', anchor: 'dispute' },
    ),
    richText(
      'official',
      'Official help',
      `
      To learn more, get a form to start the process, or ask about your right to an estimate, visit
      [cms.gov/nosurprises](https://www.cms.gov/nosurprises/consumers) or call
      [1-800-985-3059](tel:+18009853059).

      An estimate shows what we reasonably expect. It does not include costs that no one could foresee. It is not a
      contract, and you don’t have to get the services from us.
      `,
    ),
    contactCards({
      key: 'contacts',
      heading: 'Rather talk about it?',
      tone: 'sand',
      cards: [
        ['By phone', 'We’ll tell you the price right away, and send it in writing if you like.', 'phone'],
        ['By email', 'About an estimate you have, or a bill you received.', 'emailGeneral'],
      ],
    }),
    faqList({ key: 'faqs', heading: 'Common questions', faqs: estimateFaqs, tone: 'plain' }),
  ],
})
