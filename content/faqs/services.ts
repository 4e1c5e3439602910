import { faq, inOrder } from '../build/document.ts'

/** What people ask before a drip. */
export const ivFaqs = inOrder([
  faq({
    slug: 'iv-how-long',
    question: 'How long does a drip take?',
    answer:
      'Most take 30 to 60 minutes, and each card on the menu lists its time. NAD+ takes 2 to 4 hours because it’s given slowly.\n\nAllow about 15 minutes more for setup and a quick check of your vitals.',
  }),
  faq({
    slug: 'iv-what-happens',
    question: 'What happens during the visit?',
    answer:
      'The nurse checks your blood pressure, pulse and temperature, places a thin tube in a vein in your arm, and stays with you until the bag is empty. Sit or lie down wherever you’re comfortable. Then the tube comes out and you get on with your day.',
  }),
  faq({
    slug: 'iv-not-for',
    question: 'Who should not have a drip?',
    answer:
      'Tell us if you’re pregnant, have heart, kidney or liver disease, or take medication every day. The provider who examines you decides, and sometimes the answer is no. If it is, you pay nothing for the drip.\n\nIf you have chest pain, trouble breathing or a severe illness, call 911.',
  }),
  faq({
    slug: 'iv-which-dosage',
    question: 'Which dosage of NAD+ should I choose?',
    answer:
      'Start with the lowest if it’s your first time. The provider will talk it through with you before the visit, and your nurse can slow the drip at any time. The price on the card follows the dosage you select.',
  }),
  faq({
    slug: 'iv-add-injection',
    question: 'Can I add a vitamin injection?',
    answer:
      'Yes. Ask for it when you book, or put it in your cart on the injections page. It takes 5 to 15 minutes more.',
  }),
])

export const nadPeptideFaqs = inOrder([
  faq({
    slug: 'nad-duration',
    question: 'Why does an NAD+ drip take so long?',
    answer:
      'Because slow is what makes it comfortable. Given fast, NAD+ can cause nausea, cramps or chest pressure. Your nurse stays with you and sets the pace by how you feel.',
  }),
  faq({
    slug: 'nad-dose',
    question: 'Which dose is right for me?',
    answer:
      'You and the provider decide that together at the evaluation. Many people start with a low dose and see how they feel before taking more.',
  }),
  faq({
    slug: 'peptides-prescription',
    question: 'Can I buy peptides without an evaluation?',
    answer:
      'No. Peptides need an evaluation and a prescription, and they come from a licensed pharmacy in your name. We do not sell research chemicals.',
  }),
  faq({
    slug: 'peptides-own',
    question: 'Will your nurse inject something I bought elsewhere?',
    answer:
      'No. Our nurses only give what our provider ordered for you and our pharmacy supplied. We can’t know what’s in any other vial.',
  }),
])

export const telehealthFaqs = inOrder([
  faq({
    slug: 'telehealth-device',
    question: 'What do I need for the video visit?',
    answer:
      'A phone, tablet or computer with a camera, and somewhere you can talk freely. We’ll send you a link; there’s nothing to install.\n\nHave your ID and the names of your medications handy.',
  }),
  faq({
    slug: 'telehealth-outside-arizona',
    question: 'I’m just visiting Arizona this week. Can you see me?',
    answer:
      'Yes, as long as you’re in Arizona during both the video visit and the treatment. Clinical services are for clients located in Arizona only, wherever they live.',
  }),
  faq({
    slug: 'telehealth-no',
    question: 'What if the provider says no?',
    answer:
      'Then we won’t treat you, and we’ll refund what you paid for any treatment you didn’t receive. The provider will tell you why, and what you can do instead.',
  }),
  faq({
    slug: 'telehealth-prescription',
    question: 'Will I get a prescription?',
    answer:
      'Only if the provider decides it’s right for you. A visit gets you a medical opinion, not a product. Prescriptions go to a licensed pharmacy in your name.',
  }),
])

export const testingKitFaqs = inOrder([
  faq({
    slug: 'kits-fasting',
    question: 'Do I have to fast?',
    answer:
      'For some tests. We’ll tell you when we confirm the visit, including when to switch to water only.',
  }),
  faq({
    slug: 'kits-results',
    question: 'Who explains the results?',
    answer:
      'A provider, by video. You get the report too, and someone to tell you what every number on it means for you.',
  }),
  faq({
    slug: 'kits-emergency',
    question: 'I feel sick now. Can I order a test?',
    answer:
      'Not for that. A test takes days. Call your doctor or go to urgent care, and call 911 if it is an emergency.',
  }),
])

/** What people ask about the plans. */
export const membershipFaqs = inOrder([
  faq({
    slug: 'membership-need',
    question: 'Do I need a membership to book?',
    answer:
      'No. Every drip and every shot can be booked once, at the price on its page. A plan pays off if you come back every month.',
  }),
  faq({
    slug: 'membership-choose-drip',
    question: 'Which drips and shots can I choose?',
    answer:
      'Tell us which ones you want when you book each visit. As with every treatment, the provider confirms they’re right for you.',
  }),
  faq({
    slug: 'membership-exam',
    question: 'Do members need the good faith exam too?',
    answer:
      'Yes. Arizona law requires it before a first treatment. It’s a video call of 5 to 10 minutes, before your first visit as a member.',
  }),
  faq({
    slug: 'membership-change',
    question: 'Can I change or end my plan?',
    answer:
      'Yes. Call us before your next monthly payment, and the change takes effect then. Visits you’ve already paid for are yours until the month ends.',
  }),
])

/** What people ask about gift cards. */
export const giftCardFaqs = inOrder([
  faq({
    slug: 'gift-expire',
    question: 'Does a gift card expire?',
    answer: 'No. The money stays on the card until it’s used, and there are no fees of any kind.',
  }),
  faq({
    slug: 'gift-what-for',
    question: 'What can it be used for?',
    answer:
      'Every drip, injection and package on this site. Enter the code when you pay in the shop, or give it to your nurse or the front desk. You can use it over several visits; whatever’s left stays on the card.',
  }),
  faq({
    slug: 'gift-not-suitable',
    question: 'What if the treatment isn’t right for them?',
    answer:
      'Everyone has an exam before their first treatment, and sometimes the provider advises against it. If so, the card keeps its value and can go toward something else, or to someone else.',
  }),
  faq({
    slug: 'gift-other-amount',
    question: 'Can I choose my own amount?',
    answer:
      'Yes, from $25 to $1,000, in the form on this page. A card with your own amount is worth what you pay.',
  }),
  faq({
    slug: 'gift-change',
    question: 'Can I change or cancel it?',
    answer:
      'Yes. The email we send you after paying has a link to your gift card. Until the card is delivered, you can use that link to change the name, email address, message or delivery date, or to cancel for a full refund.',
  }),
  faq({
    slug: 'gift-lost',
    question: 'What if the email doesn’t arrive?',
    answer:
      'Check the spam folder first. The link in your own email lets you resend the card, even to another address. Or call us: we can find it by your name or email address.',
  }),
  faq({
    slug: 'gift-balance',
    question: 'How much is left on my card?',
    answer: 'Follow “Check a card’s balance” on this page and enter the code. Or call us and read it out.',
  }),
])
