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
          'Most healthy adults don’t need a drip or a vitamin shot. If you’d like one, a provider reviews your health first. Here’s what to tell us, and when to ask your own doctor before you book.',
        art: 'stethoscope',
        primaryLink: link('What to tell us', '#ask-first'),
        hasCallButton: true,
      }),
      notice({
        key: 'emergency',
        heading: 'Feeling very ill? Call 911',
        text: 'Chest pain, trouble breathing, confusion, fainting or a stiff neck with a fever don’t call for a drip. They call for 911.',
        kind: 'emergency',
        link: link('Call 911', 'tel:911'),
      }),
      cardGrid({
        key: 'ask-first',
        anchor: 'ask-first',
        heading: 'Tell us, and ask first',
        intro: 'None of this makes you a difficult patient. It just means a provider decides, not a menu.',
        look: 'rows',
        cards: [
          [
            'Pregnant or breastfeeding',
            'Ask your doctor or midwife before any drip, injection or supplement. Without their okay, our answer is no.',
            { anchor: 'pregnancy' },
          ],
          [
            'Medicines',
            'Tell us everything you take, including vitamins and herbs. Some vitamins and minerals change how medicines work, such as antibiotics, blood pressure pills and seizure medicines.',
            { anchor: 'medicines' },
          ],
          [
            'Kidneys',
            'Kidneys that don’t work well may not clear extra fluid, potassium or magnesium. If you have kidney disease or have had kidney stones, ask your kidney doctor first.',
            { anchor: 'kidneys' },
          ],
          [
            'Heart and blood pressure',
            'In heart failure, fluid builds up in the body, and a drip adds more. If you have it, or high blood pressure, ask your doctor first.',
            { anchor: 'heart' },
          ],
          [
            'Needles',
            'Many people are nervous. Tell us when you book: you can lie down, look away, and stop at any time. If you faint easily, we’ll start with you lying down.',
            { anchor: 'needles' },
          ],
          [
            'Children',
            'Our drips and injections are for adults. For a child who can’t keep fluids down, call the pediatrician.',
            { anchor: 'children' },
          ],
          [
            'Allergies',
            'Tell us about every allergy, including to preservatives, latex or adhesive tape. Your nurse watches for reactions the whole time.',
            { anchor: 'allergies' },
          ],
        ],
      }),
      richText(
        'sources',
        'Where this comes from',
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
