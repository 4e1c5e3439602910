import { cardGrid, hero, link, notice } from '../build/block.ts'
import { page } from '../build/document.ts'
import { acknowledgment, legalText } from '../build/legal.ts'
import { medicalDisclaimer } from '../legal/medical-disclaimer.ts'

export const medicalCompliance = page({
  id: 'medical-compliance',
  title: 'Medical disclaimer',
  path: '/medical-compliance',
  seo: {
    _type: 'seo',
    title: 'Medical disclaimer | Ocotillo',
    description:
      'Who decides on your treatment, what the FDA has and hasn’t reviewed, the risks of a drip or injection, and who we shouldn’t treat.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Medical disclaimer',
      heading: 'What a drip can and cannot do',
      intro:
        'For anyone considering a treatment: the limits, the risks, and who decides. It’s a ten-minute read, or two minutes for the highlights.',
      art: 'shield',
      primaryLink: link('New patients start here', '/first-time-patients'),
      hasCallButton: true,
    }),
    notice({
      key: 'important',
      heading: 'Important notice',
      text: 'Nothing on this site is medical advice. Every treatment needs a telehealth medical evaluation and the approval of a licensed provider. In an emergency, call 911.',
      kind: 'important',
    }),
    cardGrid({
      key: 'cards',
      heading: 'Four things to know first',
      look: 'cards',
      tone: 'sand',
      cards: [
        [
          'Physician oversight',
          'A physician supervises every treatment. A licensed provider evaluates you and may say no.',
          { icon: 'stethoscope' },
        ],
        [
          'FDA status and research-use-only compounds',
          'Our statements have not been evaluated by the FDA. Compounds labeled for research use only are not approved for use in people.',
          { icon: 'flask' },
        ],
        [
          'No medical advice',
          'This site is for information. It doesn’t know you, and it doesn’t replace your doctor.',
          { icon: 'info' },
        ],
        [
          'Individual results vary',
          'How one person felt says little about how you’ll feel. We promise care, not a result.',
          { icon: 'user' },
        ],
      ],
    }),
    legalText('disclaimer', medicalDisclaimer, 'disclaimer'),
    notice({
      key: 'side-effect',
      heading: 'Something doesn’t feel right after a visit?',
      text: 'Call 911 if it’s serious. For anything else, call us: a nurse will answer or call you back.',
      kind: 'emergency',
      link: link('See our numbers and hours', '/contact'),
    }),
    acknowledgment({
      key: 'acknowledgment',
      heading: 'Your acknowledgment',
      intro: 'There’s no box to check. By using this site or booking with us, you acknowledge that:',
      points: [
        'You have read this page and had the chance to ask about anything you didn’t understand.',
        'The site is for information and doesn’t give medical advice.',
        'A licensed provider decides whether you are treated, and may decline.',
        'You tell us the truth about your health, your medications and your allergies.',
        'No one has promised you a result.',
        'In an emergency, you call 911, not us.',
      ],
      link: link('Continue to your first visit', '/first-time-patients'),
    }),
  ],
})
