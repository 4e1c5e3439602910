import { complianceBadges } from '../badges.ts'
import { badgeList, cardGrid, hero, link, notice } from '../build/block.ts'
import { page } from '../build/document.ts'
import { goodFaithExam } from '../build/home.ts'
import { contactCards, legalText } from '../build/legal.ts'
import { complianceRules } from '../legal/compliance.ts'

export const compliance = page({
  id: 'compliance',
  title: 'Compliance',
  path: '/compliance',
  seo: {
    _type: 'seo',
    title: 'Compliance: HIPAA, FDA and Arizona rules | Ocotillo',
    description:
      'The rules a mobile IV clinic in Arizona works under: HIPAA privacy, FDA disclosures, Arizona practice rules, and who to contact with questions or complaints.',
  },
  blocks: [
    notice({
      key: 'emergency',
      heading: 'In an emergency, call 911',
      text: 'We are not an emergency service. For chest pain, trouble breathing, fainting or a severe reaction, call 911 first.',
      kind: 'emergency',
      link: link('Call 911', 'tel:911'),
    }),
    hero({
      key: 'hero',
      eyebrow: 'Compliance',
      heading: 'The rules we work under',
      intro:
        'For anyone who wants to check before booking. Clinical services are for clients located in Arizona only.',
      art: 'scale',
      primaryLink: link('Read the rules', '#rules'),
      hasCallButton: true,
      facts: ['HIPAA privacy', 'FDA disclosures', 'Arizona practice rules'],
    }),
    badgeList({
      key: 'badges',
      heading: 'Eight things you can hold us to',
      badges: complianceBadges,
      tone: 'sand',
    }),
    legalText('rules', complianceRules, 'rules'),
    goodFaithExam({
      key: 'exam',
      anchor: 'exam',
      heading: 'It starts with a good faith exam',
      text: 'A provider sees you by video before your first treatment. It takes 5 to 10 minutes, and Arizona law requires it.',
      link: link('Prepare for your exam', '/first-time-patients'),
      art: 'stethoscope',
      tone: 'agave',
    }),
    contactCards({
      key: 'contacts',
      heading: 'Who to contact',
      intro: 'Complaints are welcome. They’ll never affect your care.',
      tone: 'plain',
      cards: [
        ['Privacy officer', 'Your record, your rights, and anything about HIPAA.', 'emailPrivacy'],
        ['Compliance', 'Licenses, supervision, advertising, and concerns about our work.', 'emailCompliance'],
        ['Phone', 'Ask for compliance. If no one is free, we’ll call you back.', 'phone'],
        ['Address', 'For letters. Treatments take place where you are.', 'street'],
      ],
    }),
    cardGrid({
      key: 'documents',
      heading: 'The full documents',
      look: 'rows',
      tone: 'sand',
      cards: [
        [
          'Good Faith Estimate',
          'What a treatment will cost, in writing, before it happens.',
          { icon: 'document', link: link('Ask for an estimate', '/good-faith-estimate') },
        ],
        [
          'Privacy policy',
          'What this website collects, and what it doesn’t.',
          { icon: 'lock', link: link('Read the privacy policy', '/privacy') },
        ],
        ['Terms', 'What we both agree to.', { icon: 'scale', link: link('Read the terms', '/terms') }],
      ],
    }),
  ],
})
