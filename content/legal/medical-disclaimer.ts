import { legalDocument } from '../build/legal.ts'

export const medicalDisclaimer = legalDocument({
  slug: 'medical-disclaimer',
  title: 'Medical disclaimer',
  summary:
    'What you read here is for information and doesn’t replace a doctor. You and a provider decide together. We’re open about limits and risks, because a clinic that isn’t shouldn’t be at your door.',
  sections: [
    {
      anchor: 'oversight',
      heading: 'How your treatment is supervised',
      text: `
        Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or a
        nurse practitioner. You are evaluated before your first visit, and again when your health changes.

        The provider may approve what you asked for, suggest something else, ask for a test, or advise against a
        treatment. The nurse checks your blood pressure, pulse, temperature and oxygen first, and won’t start the
        treatment if anything is out of range.
      `,
    },
    {
      anchor: 'fda-status',
      heading: 'FDA status',
      text: `
        Statements on this site have not been evaluated by the Food and Drug Administration. Our services are not intended
        to diagnose, treat, cure or prevent any disease.

        Intravenous vitamins and compounded preparations are not approved by the FDA for the uses described here. A
        compounded preparation is made by a licensed pharmacy on a prescription, and the FDA does not review it for
        safety and effectiveness.
      `,
    },
    {
      anchor: 'research-use-only',
      heading: 'Research-use-only compounds',
      text: `
        Some compounds mentioned in our educational content are labeled “for research use only.” They are not approved
        for use in people. We mention them for information only, and that is not an offer.

        Do not inject, swallow or apply a product with this label. If you have used one, tell the provider. It matters
        for your safety, and no one will judge you.
      `,
    },
    {
      anchor: 'risks',
      heading: 'Risks you should know',
      text: `
        A shot or a drip is a small procedure, but it is still a procedure.

        - **Common and brief:** soreness, a bruise, a feeling of warmth or cold, a metallic taste, lightheadedness.
        - **With NAD+ in particular:** nausea, cramps or pressure in the chest when the drip runs fast. We slow it down.
        - **Less common:** inflammation of the vein, fluid leaking outside the vein, infection.
        - **Rare and serious:** an allergic reaction, a clot, too much fluid for a weak heart or kidneys.

        Your nurse stays with you, carries what’s needed to treat a reaction, and is trained to use it. **After the
        visit, call 911 for trouble breathing, chest pain, swelling of the face or fainting.** Call us for everything
        else.
      `,
    },
    {
      anchor: 'not-for-everybody',
      heading: 'Who should not be treated by us',
      text: `
        Tell the provider if any of these applies to you. It often means we can’t treat you, or only after your own
        doctor agrees:

        - heart, kidney or liver disease
        - pregnancy, or breastfeeding
        - an allergy to a vitamin, a preservative or a medication
        - cancer under treatment, or chemotherapy
        - G6PD deficiency, for high doses of vitamin C
        - medications that thin the blood, lower blood sugar or affect the heart

        We do not treat emergencies, severe dehydration, alcohol withdrawal or an overdose. Call 911.
      `,
    },
    {
      anchor: 'no-advice',
      heading: 'Information is not advice',
      text: `
        What you read on this site is for education: the articles, the prices, the ratings and the answers. It is
        general, and it isn’t about you in particular. Reading it, writing to us or booking does not make you our
        patient; the evaluation does.

        Do not stop a medication or put off seeing your doctor because of something you read here.
      `,
    },
  ],
  contactHeading: 'Questions before you decide',
  contactText: 'Our medical team is happy to answer, even if you never book.',
  contactChannel: 'emailMedicalTeam',
})
