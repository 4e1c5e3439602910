import { aboutBadges } from '../badges.ts'
import { badgeList, callout, cardGrid, hero, link, split } from '../build/block.ts'
import { page } from '../build/document.ts'
import { contactCards, mission, teamList } from '../build/legal.ts'

export const about = page({
  id: 'about',
  title: 'About us',
  path: '/about',
  seo: {
    _type: 'seo',
    title: 'About Ocotillo: who comes to your door',
    description:
      'A physician-supervised mobile clinic in Scottsdale. Who supervises your treatment, what we promise, which licenses we hold, and how to reach the team.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'About us',
      heading: 'Who comes to your door',
      intro:
        'A licensed nurse from a physician-supervised clinic. You should know who we are before you let us in, so here’s the whole team.',
      art: 'team',
      primaryLink: link('Start as a new patient', '/first-time-patients'),
      hasCallButton: true,
      facts: ['Arizona licensed', 'Physician-supervised', 'Scottsdale and Greater Phoenix'],
    }),
    split({
      key: 'oversight',
      heading: 'Medical oversight and compliance',
      text: `
        Our treatments are physician-supervised. A physician writes the protocols, stands behind them and can be reached
        by every nurse during a visit.

        **Every treatment needs a telehealth medical evaluation and the approval of a licensed provider**, a physician
        or a nurse practitioner. Without that approval we don’t treat, whatever was booked or paid.

        Treatments are given by Arizona licensed medical staff. We follow federal law, including HIPAA, and the rules
        of Arizona’s licensing boards. You’ll find them on our [compliance page](/compliance).
      `,
      art: 'doorstep',
      isReversed: true,
      secondaryLink: link('How we comply', '/compliance'),
      tone: 'plain',
    }),
    cardGrid({
      key: 'commitments',
      heading: 'Six commitments',
      intro: 'We keep them on every visit, even when it costs us the booking.',
      look: 'cards',
      tone: 'sand',
      cards: [
        [
          'Physician-supervised care',
          'A physician stands behind every protocol, and a provider approves every treatment before a nurse prepares it.',
          { icon: 'stethoscope' },
        ],
        [
          'Federal and state compliance',
          'We follow federal law and Arizona’s practice rules, and we explain how in writing.',
          { icon: 'scale' },
        ],
        [
          'Medical evaluation required',
          'A provider sees you by video before your first treatment. It takes 5 to 10 minutes. No exceptions.',
          { icon: 'video' },
        ],
        [
          'HIPAA compliant',
          'We use your medical information for your care and your bill. We don’t sell it, and we don’t advertise with it.',
          { icon: 'lock' },
        ],
        [
          'Licensed providers',
          'Physicians, nurse practitioners and registered nurses with an active Arizona license. Ask for the name and look it up.',
          { icon: 'certificate' },
        ],
        [
          'No research chemicals',
          'Everything we give comes from licensed pharmacies and registered suppliers. We don’t give or sell research chemicals.',
          { icon: 'flask' },
        ],
      ],
    }),
    mission({
      key: 'mission',
      heading: 'Our mission',
      statement:
        'Good care should come to you, cost what it says, and start with one question: is this right for you?',
      claim: 'Licensed Medical Practice Since',
      tone: 'agave',
    }),
    cardGrid({
      key: 'people',
      heading: 'The people behind your visit',
      intro: 'Four roles, and what each one decides.',
      look: 'rows',
      tone: 'plain',
      cards: [
        [
          'The supervising physician',
          'Writes the protocols, reviews what happened, and has the last word on what we offer.',
          { icon: 'certificate' },
        ],
        [
          'The provider',
          'A physician or nurse practitioner who sees you by video, and approves a treatment or advises against it.',
          { icon: 'stethoscope' },
        ],
        [
          'The nurse',
          'Comes to your door, checks your vitals, gives what was ordered and nothing else, and stays until you feel steady.',
          { icon: 'syringe' },
        ],
        [
          'The care team',
          'Answers the phone, finds you a time, and tells you the price before anyone sets out.',
          { icon: 'phone' },
        ],
      ],
    }),
    teamList({
      key: 'team',
      anchor: 'team',
      heading: 'The faces behind the names',
      intro: 'Look anyone up before you let them in: the license number is all you need.',
      tone: 'plain',
      people: [
        {
          name: 'Dana Marsh, MD',
          role: 'Supervising physician',
          licence: 'Arizona Medical Board, no. 00000 (sample)',
          text: 'Emergency medicine for fourteen years. Wrote our protocols, and still reads every note that says something didn’t go as planned.',
          isSample: true,
        },
        {
          name: 'Caleb Whitfield, FNP',
          role: 'Nurse practitioner',
          licence: 'Arizona Board of Nursing, AP00000 (sample)',
          text: 'Sees most new patients by video. Likes short answers, long questions, and saying no when no is right.',
          isSample: true,
        },
        {
          name: 'Priya Raman, RN',
          role: 'Nurse, Scottsdale and Tempe',
          licence: 'Arizona Board of Nursing, RN000000 (sample)',
          text: 'Nine years in the ER. If you’re afraid of needles, ask for her: so was she.',
          isSample: true,
        },
        {
          name: 'Marcus Lane, RN',
          role: 'Nurse, Phoenix and Mesa',
          licence: 'Arizona Board of Nursing, RN000001 (sample)',
          text: 'Came from pediatrics, where he learned to find small veins and to explain things twice.',
          isSample: true,
        },
      ],
    }),
    badgeList({
      key: 'licences',
      heading: 'Licenses and standards',
      intro: 'Ask to see any of them.',
      badges: aboutBadges,
      tone: 'sand',
    }),
    contactCards({
      key: 'medical-team',
      heading: 'Ask the medical team',
      intro: 'Before you book, after a visit, or because something here sounds too good to be true.',
      tone: 'plain',
      cards: [
        [
          'By email',
          'A provider or nurse will read it. Please leave out health details.',
          'emailMedicalTeam',
        ],
        ['By phone', 'For anything that’s quicker to say than to type.', 'phone'],
      ],
    }),
    callout({
      key: 'begin',
      heading: 'Two ways to begin',
      text: 'See what happens on a first visit, or talk to a provider by video and decide from there.',
      link: link('New patients start here', '/first-time-patients'),
      secondLink: link('See how telehealth works', '/telehealth'),
      tone: 'sand',
      art: 'quail',
    }),
  ],
})
