import { callout, cardGrid, hero, link, notice, richText } from '../build/block.ts'
import { page } from '../build/document.ts'

export const isItRightForMe = {
  ...page({
    id: 'is-it-right-for-me',
    title: 'Is it right for me?',
    path: '/is-it-right-for-me',
    seo: {
      _type: 'seo',
      title: 'Is an IV Drip or Injection Right for Me? | Ocotillo',
      description:
        'Pregnancy, medicines, kidneys, heart, needles, children, allergies: who should ask before a drip or an injection, in plain words and with sources.',
    },
    blocks: [
      hero({
        key: 'hero',
        eyebrow: 'Before you book',
        heading: 'Is it right for me?',
        intro:
          'Most healthy adults need no drip and no vitamin shot. If you’d like one, a provider looks at your health first. Here is what to tell us, and when to ask your own doctor before you ask us.',
        art: 'stethoscope',
        primaryLink: link('What to tell us', '#ask-first'),
        hasCallButton: true,
      }),
      notice({
        key: 'emergency',
        heading: 'Feeling very ill? Call 911',
        text: 'Chest pain, trouble breathing, confusion, fainting or a stiff neck with a fever are no reason for a drip. They are a reason to call 911.',
        kind: 'emergency',
        link: link('Call 911', 'tel:911'),
      }),
      cardGrid({
        key: 'ask-first',
        anchor: 'ask-first',
        heading: 'Tell us, and ask first',
        intro: 'None of this makes you a bad patient. It makes the decision a provider’s, not a menu’s.',
        look: 'rows',
        cards: [
          [
            'Pregnant or breastfeeding',
            'Ask the doctor or midwife who looks after you before any drip, injection or supplement. Without their yes, we say no.',
            { anchor: 'pregnancy' },
          ],
          [
            'Medicines',
            'Tell us everything you take, also vitamins and herbs. Some vitamins and minerals change how medicines work: antibiotics, blood pressure pills and seizure medicines among them.',
            { anchor: 'medicines' },
          ],
          [
            'Kidneys',
            'Kidneys that don’t work well may not clear extra fluid, potassium or magnesium. If you have kidney disease or have had kidney stones, ask your kidney doctor first.',
            { anchor: 'kidneys' },
          ],
          [
            'Heart and blood pressure',
            'With heart failure or high blood pressure, a bag of fluid can be too much for the heart. Ask your heart doctor first.',
            { anchor: 'heart' },
          ],
          [
            'Needles',
            'Many people are nervous. Tell us when you book: you can lie down, look away, and stop at any moment. If you faint easily, we start with you lying down.',
            { anchor: 'needles' },
          ],
          [
            'Children',
            'Our drips and injections are for adults. For a child who can’t keep fluids down, call the pediatrician.',
            { anchor: 'children' },
          ],
          [
            'Allergies',
            'Tell us about every allergy, also to preservatives, latex or adhesive tape. Your nurse watches for reactions the whole time.',
            { anchor: 'allergies' },
          ],
        ],
      }),
      richText(
        'sources',
        'Where this is from',
        `Public pages you can read for yourself:

- [MedlinePlus: Pregnancy and medicines](https://medlineplus.gov/pregnancyandmedicines.html)
- [NIH Office of Dietary Supplements: What you need to know](https://ods.od.nih.gov/factsheets/WYNTK-Consumer/)
- [MedlinePlus: Heart failure](https://medlineplus.gov/heartfailure.html)
- [MedlinePlus: Chronic kidney disease](https://medlineplus.gov/chronickidneydisease.html)
- [MedlinePlus: Fluid and electrolyte balance](https://medlineplus.gov/fluidandelectrolytebalance.html)`,
        { tone: 'sand', anchor: 'sources' },
      ),
      callout({
        key: 'talk',
        heading: 'Still not sure? Ask before you book',
        text: 'Call us and say what worries you. If it isn’t right for you, we’ll tell you.',
        link: link('Call (480) 555-0142', 'tel:+14805550142'),
        secondLink: link('How the exam works', '/first-time-patients'),
        tone: 'agave',
        art: 'telephone',
      }),
    ],
    searchWords:
      'safe safety pregnant pregnancy breastfeeding medicine medication kidney heart needle nervous afraid children kids allergy',
  }),
  needsApproval: true,
}
