import { faq, inOrder } from '../build/document.ts'
import { nadPeptideFaqs, telehealthFaqs, testingKitFaqs } from './services.ts'

export const newsletterFaqs = inOrder([
  faq({
    slug: 'newsletter-often',
    question: 'How often will I hear from you?',
    answer: 'Once a month. Event news comes in a separate email, and only if you’ve asked for it.',
  }),
  faq({
    slug: 'newsletter-leave',
    question: 'How do I unsubscribe?',
    answer: 'Use the link at the bottom of every email. One click, no questions, effective right away.',
  }),
  faq({
    slug: 'newsletter-address',
    question: 'What happens to my address?',
    answer:
      'We use it for the newsletter and nothing else. We never sell it or share it for advertising, and we delete it when you unsubscribe.',
  }),
])

/** The three questions of the home page (HOME-044). */
export const homeFaqs = inOrder([
  faq({
    slug: 'home-safe',
    question: 'Is IV therapy safe?',
    answer:
      'For most healthy adults, yes, when it’s done properly. A licensed provider reviews your health first. Then a licensed nurse places the line with sterile, single-use supplies and stays with you until it’s out.\n\nIt isn’t for everyone: we may advise against it if you have certain heart or kidney conditions, are pregnant, or take certain medications. Bruising where the needle goes in is the most common side effect.',
  }),
  faq({
    slug: 'home-insurance',
    question: 'Does insurance pay for it?',
    answer:
      'Usually not. Our treatments count as wellness care, so you pay the price on the page. Many health savings and flexible spending accounts can be used; check with yours first.\n\nYou have the right to a Good Faith Estimate in writing before you decide.',
  }),
  faq({
    slug: 'home-where',
    question: 'Where do you serve?',
    answer:
      'Scottsdale, Paradise Valley, Phoenix, Tempe, Mesa, Fountain Hills, Cave Creek, Carefree and North Phoenix: at home, in the office, or at your hotel. We treat people who are in Arizona at the time of the visit.\n\nNot on the list? Call us and we’ll tell you whether we can come.',
  }),
])

/** The five questions of the page for first-time patients (FTP-011). */
export const firstTimeFaqs = inOrder([
  faq({
    slug: 'first-time-hurt',
    question: 'Does it hurt?',
    answer:
      'You’ll feel a quick pinch when the line goes in, much like a blood draw. After that, most people notice nothing but a cool arm for a minute or two. If anything stings, just say so: your nurse will slow the drip or move the line.',
  }),
  faq({
    slug: 'first-time-exam',
    question: 'Can I be turned down after the exam?',
    answer:
      'Yes. The provider may advise against a treatment, or suggest another one, because of your health, your medications or your allergies. In that case we won’t treat you, and you won’t pay for the treatment.',
  }),
  faq({
    slug: 'first-time-have-ready',
    question: 'What should I have ready?',
    answer:
      'A photo ID, the names and doses of your medications, and a sofa or a chair with armrests near a power outlet. We bring everything else and clean up after ourselves.',
  }),
  faq({
    slug: 'first-time-age',
    question: 'Who can be treated?',
    answer:
      'Adults 18 and over who are in Arizona for the visit and have been approved by a licensed provider. If you’re pregnant, or have a heart or kidney condition, tell us when you book.',
  }),
  faq({
    slug: 'first-time-cancel',
    question: 'What if I need to change the time?',
    answer:
      'Call us. Changes are free up to 24 hours before your visit. After that, we’ll try to find you another time the same week.',
  }),
])

export const estimateFaqs = inOrder([
  faq({
    slug: 'estimate-insured',
    question: 'I have insurance. Can I ask for an estimate too?',
    answer:
      'Yes, if you don’t plan to use your insurance for the visit. That’s what “self-pay” means. We don’t bill insurers ourselves.',
  }),
  faq({
    slug: 'estimate-binding',
    question: 'Does an estimate commit me to anything?',
    answer: 'No. It isn’t a contract, and you don’t have to book or get the services from us.',
  }),
  faq({
    slug: 'estimate-keep',
    question: 'Should I keep it?',
    answer: 'Yes. Take a picture of it or save the email. You’ll need it if you ever want to dispute a bill.',
  }),
])

/** The questions of the information pages. */
export const informationFaqs = [
  ...telehealthFaqs,
  ...nadPeptideFaqs,
  ...testingKitFaqs,
  ...estimateFaqs,
  ...newsletterFaqs,
]

/** What people ask on the page of any drip or injection. */
export const detailFaqs = inOrder([
  faq({
    slug: 'detail-needle',
    question: 'I’m afraid of needles. Can I still do this?',
    answer:
      'Many people are. Tell us when you book: your nurse takes the time you need, you can lie down and look away, and you can stop at any moment. If you change your mind before the needle, that’s fine, too.',
  }),
  faq({
    slug: 'detail-evidence',
    question: 'Is there proof that it works?',
    answer:
      'For most healthy people who eat a varied diet, there’s little evidence that vitamins given by drip or injection do more than food or tablets. We tell you what’s in it and where to read more, and we don’t promise results.',
  }),
  faq({
    slug: 'detail-provider-says-no',
    question: 'What if the provider says no?',
    answer:
      'Then you won’t get it, and you won’t pay for it. The provider will tell you why, and what you could do instead.',
  }),
  faq({
    slug: 'detail-how-often',
    question: 'How often can I have it?',
    answer:
      'That’s up to you and the provider, and it depends on your health and what else you take. Some vitamins and minerals build up in the body, so more isn’t better.',
  }),
])
