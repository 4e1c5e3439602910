import { keyed } from '../build/document.ts'

/** What people type, and what a receptionist would answer first: the id of a document, or an answer of the site. */
const said: [words: string, first?: string][] = [
  ['hours, open, opening hours, closed, closing, today, sunday, saturday, weekend, holiday', 'hours'],
  ['phone, telephone, number, call, call you, talk to someone, human, contact, text', 'phone'],
  ['address, office, clinic, location, directions, parking', 'address'],

  ['pregnant, pregnancy, breastfeeding, nursing, trying to conceive', 'faq-iv-not-for'],
  [
    'contraindications, heart, kidney, liver, blood pressure, diabetes, medication, medications, medicine',
    'faq-iv-not-for',
  ],
  ['safe, safety, dangerous, danger, risk', 'faq-home-safe'],
  ['side effects, side effect, risks, complications, bruise, infection', 'page-medical-compliance'],
  [
    'nervous, anxious, afraid, scared, fear, needle, needles, needle phobia, pain, painful, hurt, sting',
    'faq-first-time-hurt',
  ],
  ['allergy, allergies, allergic', 'faq-first-time-exam'],
  ['kids, kid, child, children, teen, teenager, minor, minors, age, under 18, 18', 'faq-first-time-age'],
  [
    'covid, covid test, corona, coronavirus, pcr, lab, labs, blood test, blood work, bloodwork',
    'search-mobile-testing-kits',
  ],
  [
    'doctor, provider, telehealth, video visit, video call, migraine, migraines, headache, headaches',
    'search-telehealth',
  ],
  ['exam, good faith exam, gfe, consultation, clearance, screening', 'search-first-time-patients'],

  [
    'hangover, hungover, hung over, nausea, nauseous, party, drunk, alcohol, morning after, bachelorette',
    'iv-hangover',
  ],
  ['dehydrated, dehydration, rehydrate, thirsty, fluids, water, saline, electrolytes, heat', 'iv-rehydrate'],
  ['jet lag, jetlag, flight, flying, travel, altitude', 'iv-rehydrate'],
  ['tired, fatigue, exhausted, energy, low energy, burnout, vitamin b', 'search-energy'],
  ['cold, flu, sick, immune, immunity, immune system, cough, flu season', 'search-immune'],
  ['workout, athlete, marathon, training, sore, sore muscles, sports', 'iv-sun-devil'],
  ['detox, cleanse, antioxidant', 'iv-arizona-detox'],
  ['nad, nad+, nicotinamide, anti aging, antiaging, longevity', 'search-nad'],
  ['peptide, peptides, bpc', 'search-nad-peptides'],
  [
    'weight loss, weight, lose weight, fat, diet, ozempic, wegovy, semaglutide, tirzepatide, glp',
    'search-weight',
  ],
  ['skin, hair, nails, glow, beauty, collagen', 'search-beauty'],
  ['b12, b 12, vitamin b12, cobalamin', 'injection-b12'],
  ['vitamin d, d3, sunshine vitamin', 'injection-d3'],
  ['shot, shots, injection, injections, vitamin shot', 'search-vitamin-injections'],
  [
    'help me choose, choose, what should i get, recommend, recommendation, not sure, undecided, quiz, best drip',
    'page-help-me-choose',
  ],
  ['drip, drips, iv, infusion, menu, services, treatments', 'search-iv-therapy'],

  ['price, prices, pricing, cost, costs, how much, expensive, cheap, rates', 'search-iv-therapy'],
  ['insurance, insured, hsa, fsa, coverage, covered, medicare, reimbursement', 'faq-home-insurance'],
  ['estimate, quote, good faith estimate, no surprises act, bill, itemized', 'page-good-faith-estimate'],
  ['refund, refunds, money back, declined, denied, turned down', 'faq-telehealth-no'],
  ['cancel, cancellation, reschedule, change appointment, no show, late', 'faq-first-time-cancel'],
  ['paypal, pay, payment, credit card, venmo, apple pay, buy, shop, store', 'search-products'],
  [
    'coupon, coupons, discount, promo, promo code, deal, deals, offer, offers, special, first time discount',
    'search-first-time-patients',
  ],
  ['gift, gifts, gift card, gift cards, gift certificate, voucher, present', 'search-gift-cards'],
  ['gift card balance, balance, redeem, remaining balance', 'search-gift-card-balance'],
  ['membership, member, subscription, subscribe monthly, monthly, plan, plans', 'page-membership'],
  ['shot pass, unlimited shots', 'plan-shot-pass'],
  ['package, packages, bundle', 'search-vitamin-injections'],

  ['how long, duration, time, minutes, how many minutes', 'faq-iv-how-long'],
  [
    'how does it work, what happens, procedure, process, nurse, nurses, who comes, iv nurse',
    'faq-iv-what-happens',
  ],
  ['prepare, preparation, bring, eat before, what should i have ready', 'faq-first-time-have-ready'],
  [
    'where, area, areas, zip, zip code, cities, come to me, near me, do you come, travel fee',
    'page-service-areas',
  ],
  ['hotel, resort, airbnb, tourist, visiting, visitor, out of state', 'faq-telehealth-outside-arizona'],
  [
    'appointment, book, booking, schedule, same day, new patient, first visit, start',
    'search-first-time-patients',
  ],
  ['emergency, 911, chest pain, urgent care', 'faq-iv-not-for'],

  [
    'careers, career, job, jobs, hiring, work for you, employment, apply, rn jobs, nurse jobs',
    'page-careers',
  ],
  ['event, events, workshop, talk', 'search-events'],
  ['wedding, corporate, group, bachelor, team, private party, race', 'page-event-inquiry'],
  ['sponsor, sponsorship, ambassador, influencer, affiliate, partner', 'page-sponsorship'],
  ['login, log in, sign in, portal, records, my account, password', 'page-client-portal'],
  ['order, orders, order status, tracking, receipt, receipts, invoice', 'search-order-status'],
  ['privacy, data, delete my data, cookies', 'search-privacy'],
  ['hipaa, medical records, records request', 'page-privacy-practices'],
  ['license, licensed, credentials, reviews, about, owner, medical director', 'page-about'],
  ['complaint, complain, problem', 'page-compliance'],
  ['newsletter, unsubscribe, emails', 'page-newsletter'],
]

const siteAnswers = ['hours', 'phone', 'address'] as const
const answerOf = (first: string | undefined) => siteAnswers.find((answer) => answer === first)

export const searchWords = {
  _id: 'searchSettings',
  _type: 'searchSettings' as const,
  isMissedCounted: true,
  groups: keyed(
    'words',
    said.map(([words, first]) => {
      const answer = answerOf(first)
      return {
        _type: 'searchGroup' as const,
        words: words.split(', '),
        ...(answer && { siteAnswer: answer }),
        ...(first && !answer && { first: { _type: 'reference' as const, _ref: first, _weak: true } }),
      }
    }),
  ),
}
