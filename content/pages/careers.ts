import { callout, cardGrid, hero, link, steps } from '../build/block.ts'
import { jobList } from '../build/community.ts'
import { page } from '../build/document.ts'

export const careers = page({
  id: 'careers',
  title: 'Careers',
  path: '/careers',
  seo: {
    _type: 'seo',
    title: 'Careers for Nurses and Staff in Scottsdale | Ocotillo',
    description:
      'Jobs for nurses, coordinators and community staff at a mobile IV clinic in Scottsdale, with pay and requirements. Applications reviewed in 3-5 business days.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Careers',
      heading: 'Care for one patient at a time',
      intro:
        'We are nurses, providers and coordinators who visit people at home across Greater Phoenix. Every opening below lists its pay. Applications are reviewed within 3-5 business days.',
      art: 'scrubs',
      primaryLink: link('See open positions', '#jobs'),
      secondaryLink: link('Ask a question', '/contact'),
      facts: ['Pay listed for every job', 'Paid training', 'No on-call nights'],
    }),
    cardGrid({
      key: 'why',
      tone: 'sand',
      heading: 'What you can count on',
      look: 'ticks',
      cards: [
        [
          'Five to seven visits a day',
          'Not thirty. You drive, you treat, you chart, you’re done.',
          { icon: 'home' },
        ],
        [
          'Backed by a provider',
          'A nurse practitioner or physician is on the phone during every visit.',
          { icon: 'video' },
        ],
        [
          'Planned four weeks ahead',
          'Shifts are set a month ahead. Swaps are between you and a colleague.',
          { icon: 'calendar' },
        ],
        [
          'Health insurance and training',
          'Medical, dental and vision if you work 30+ hours a week. Certifications are on us.',
          { icon: 'shield' },
        ],
      ],
    }),
    jobList({
      key: 'jobs',
      anchor: 'jobs',
      heading: 'Open positions',
      intro: 'Submit Application opens our application form in a new tab. It takes about ten minutes.',
      emptyTitle: 'No positions available in this department currently.',
      emptyText: 'Check back soon or contact us about future opportunities.',
      emptyLink: link('Contact us', '/contact?subject=career-inquiry'),
    }),
    steps(
      'process',
      'How applying works',
      [
        ['You apply', 'Fill in the form, add your résumé and license number. No cover letter.'],
        ['We read it', 'The person you’d work with reviews your application within 3-5 business days.'],
        ['We talk', 'First 20 minutes by phone, then an hour in person with two people from the team.'],
        ['You try a day', 'Shadow a nurse or coordinator for a day, with pay. Then we both decide.'],
      ],
      { tone: 'sand', anchor: 'process' },
    ),
    callout({
      key: 'other',
      heading: 'Don’t see the right fit?',
      text: 'Tell us what you do and what you are looking for. We’ll keep it on file for six months and answer either way.',
      link: link('Ask about a career', '/contact?subject=career-inquiry'),
      secondLink: link('Other questions', '/contact'),
      tone: 'agave',
      art: 'mug',
    }),
  ],
})
