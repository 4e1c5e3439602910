import { legalDocument } from '../build/legal.ts'

export const terms = legalDocument({
  slug: 'terms',
  title: 'Terms',
  lastUpdated: 'December 2024',
  summary:
    'A licensed provider decides whether a treatment suits you, and may say no. Nobody can promise you a result. Tell us the truth about your health. If you promote us, say you’re paid and make no health claims. Arizona law applies.',
  sections: [
    {
      anchor: 'medical-oversight',
      heading: 'Medical oversight',
      text: `
        These terms apply when you use this site, book with us, buy from us or are treated by us. By doing so you accept
        them. If you don’t, please don’t use the site or our services.

        Every treatment is given under the supervision of a physician. Before a first treatment you need a good faith
        exam and the approval of a licensed provider, a physician or a nurse practitioner. The exam takes place by video
        and is required by Arizona law.

        - A booking or a purchase is a request for treatment, not a right to it. The provider may decline, change or
          postpone a treatment for medical reasons, and so may the nurse at your door.
        - If we decline a treatment you’ve already paid for, we’ll refund it.
        - You agree to tell us the full truth about your health, your medications, your allergies and any possible
          pregnancy, and to tell us when something changes.
        - Clinical services are for clients who are located in Arizona at the time of the visit. You must be 18 or
          older, or have a parent or guardian who consents and is present.
        - We are not an emergency service and do not replace your own doctor. In an emergency, call 911.
      `,
    },
    {
      anchor: 'no-guarantee',
      heading: 'No guarantee of results',
      text: `
        People respond differently to the same treatment. What we say on this site about a treatment describes general
        experience. It is not a promise that you will feel or measure a particular effect.

        Testimonials and ratings are individual opinions. They are not typical, and they are not evidence that a
        treatment works. Statements about our services have not been evaluated by the Food and Drug Administration. Our
        services are not intended to diagnose, treat, cure or prevent any disease.

        The price is for the treatment, not for its effect. If you don’t notice a result, that alone is not a reason for
        a refund. A treatment we performed poorly is: tell us, and we’ll look into it.
      `,
    },
    {
      anchor: 'research-use-only',
      heading: 'Research-use-only disclaimer',
      text: `
        Some compounds mentioned in our educational content, including some peptides, are labeled “for research use
        only.” These compounds are not approved by the Food and Drug Administration for use in people.

        - We mention them for information only. That is not an offer, a recommendation or a prescription.
        - Information about research-use-only compounds must not be used to treat yourself or others.
        - What a provider prescribes for you is dispensed by a licensed pharmacy, on a prescription in your name, after
          an evaluation.
        - You agree not to ask our staff to give you anything that you bought elsewhere.

        If anything on this site leaves you unsure about the status of a compound, ask us before you act on it.
      `,
    },
    {
      anchor: 'influencers-and-affiliates',
      heading: 'Influencer and affiliate compliance',
      text: `
        This section applies to influencers, affiliates, brand ambassadors and partners: anyone who talks about us
        publicly and receives money, treatments, discounts or anything else of value for it.

        - **Disclosure tags.** Say clearly, at the beginning of every post, video or story, that you have a relationship
          with us. Use #ad, #sponsored or the platform’s own label for paid partnerships. A tag hidden behind “more” or
          among many others is not enough. The rules of the Federal Trade Commission on endorsements apply.
        - **No therapeutic claims.** Do not say or suggest that a treatment diagnoses, treats, cures or prevents a
          disease, that it is approved by a government agency, or that it is safe for everyone. Share only your own
          experience, and only if it is true.
        - **Pre-approved materials.** Use only texts, pictures and claims that we have approved in writing before you
          publish. Do not change them, and do not use our name or logo in any other way. Never show or name a patient.
        - **Termination for violations.** If you break one of these rules we may end the partnership at once, withhold
          commissions that have not been paid, and ask you to take the content down within 24 hours.

        You are responsible for what you publish. If you notice a mistake, tell us right away: we would rather help you
        fix it than come across it ourselves.
      `,
    },
    {
      anchor: 'privacy',
      heading: 'Privacy',
      text: `
        Three documents describe how we handle your information:

        - the [privacy policy](/privacy), for this site, its shop and its forms,
        - the [notice of privacy practices](/privacy-practices), for your medical information under HIPAA,
        - the [compliance page](/compliance), for the rules we work under.

        Please don’t send details about your health through a form or by email. A provider will ask you about them in
        private. If you use an account, keep the password to yourself and tell us if someone else may know it.
      `,
    },
    {
      anchor: 'liability',
      heading: 'Limitation of liability',
      text: `
        We are responsible for our care as Arizona law requires of a medical practice. Nothing in these terms limits
        liability that cannot be limited by law, such as liability for malpractice, gross negligence or intentional
        harm, or your rights as a patient or consumer under state law.

        Within these limits:

        - We provide this site as is. We try to keep it accurate and available, but we are not liable for losses caused
          by an interruption, outdated information or a minor error.
        - We are not liable for indirect losses, such as a missed appointment or lost profit.
        - For claims about the site or the shop, and not about medical care, our liability is limited to the amount you
          paid us in the twelve months before the claim.
        - Booking, exams and payments run on other companies’ services, under their own terms. We choose these companies
          with care, but we are not liable for their outages.

        Arrival times are estimates based on experience. Traffic, weather and the patient before you can change them.
      `,
    },
    {
      anchor: 'governing-law',
      heading: 'Governing law (Arizona)',
      text: `
        The laws of the State of Arizona govern these terms, the use of this site and our services, without regard to
        its conflict-of-laws rules.

        If we disagree, please write to us first: most things can be settled in a conversation, and we answer within ten
        business days. If that doesn’t help, the state and federal courts in Maricopa County, Arizona, decide. You can
        still file a complaint with a licensing board or government agency at any time.

        If any part of these terms turns out to be invalid, the rest still applies.
      `,
    },
    {
      anchor: 'changes',
      heading: 'Changes to terms',
      text: `
        We may change these terms when our services or the law change. The date at the top says when we last did. A new
        version applies from the day it appears here, and never to a treatment or order from before that day.

        If a change matters to members and people with a plan, we also write to them at least 30 days before it applies.
        If you use the site after a change, you accept it.
      `,
    },
  ],
  contactHeading: 'Questions about these terms',
  contactText: 'Write to our legal desk, or call and ask for it.',
  contactChannel: 'emailLegal',
})
