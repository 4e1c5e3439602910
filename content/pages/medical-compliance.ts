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
      'Who decides about your treatment, what the FDA has and has not reviewed, which risks a drip or injection has, and who should not be treated by us.',
  },
  blocks: [
    hero({
      key: 'hero',
      eyebrow: 'Medical disclaimer',
      heading: 'What a drip can and cannot do',
      intro:
        'For anyone considering a treatment: the limits, the risks, and who decides. Ten minutes to read it all, two for the cards.',
      art: 'stems',
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
          'This site informs. It does not know you, and it does not replace your doctor.',
          { icon: 'info' },
        ],
        [
          'Individual results vary',
          'What one person felt says little about what you will feel. We promise care, not an effect.',
          { icon: 'user' },
        ],
      ],
    }),
    legalText('disclaimer', medicalDisclaimer, 'disclaimer'),
    notice({
      key: 'side-effect',
      heading: 'Something does not feel right after a visit?',
      text: 'Call 911 if it is serious. For everything else call us: a nurse answers, or calls you back.',
      kind: 'emergency',
      link: link('See our numbers and hours', '/contact'),
    }),
    acknowledgment({
      key: 'acknowledgment',
      heading: 'Your acknowledgment',
      intro: 'There is nothing to tick. By using this site or booking with us, you acknowledge that:',
      points: [
        'You have read this page and could ask what you did not understand.',
        'The site informs you and gives no medical advice.',
        'A licensed provider decides whether you are treated, and may decline.',
        'You tell us the truth about your health, your medicines and your allergies.',
        'Nobody has promised you a result.',
        'In an emergency you call 911, not us.',
      ],
      link: link('Continue to your first visit', '/first-time-patients'),
    }),
  ],
})
