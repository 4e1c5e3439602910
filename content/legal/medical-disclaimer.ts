import { legalDocument } from '../build/legal.ts'

export const medicalDisclaimer = legalDocument({
  slug: 'medical-disclaimer',
  title: 'Medical disclaimer',
  summary:
    'What you read here informs you and does not replace a doctor. A provider decides with you. We name limits and risks because a clinic that does not name them should not be at your door.',
  sections: [
    {
      anchor: 'oversight',
      heading: 'How your treatment is supervised',
      text: `
        Every treatment needs a telehealth medical evaluation and the approval of a licensed provider, a physician or a
        nurse practitioner. The evaluation is done before your first visit and again when your health changes.

        The provider may approve what you asked for, suggest something else, ask for a test, or advise against a
        treatment. The nurse checks your blood pressure, pulse, temperature and oxygen before the treatment begins, and
        does not begin if a value is out of range.
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
        Some compounds that are named in our educational texts are labeled “for research use only”. They are not approved
        for use in people. We name them to inform, and naming them is not an offer.

        Do not inject, swallow or apply a product with this label. If you have used one, tell the provider: it matters for
        your safety, and no one will judge you for it.
      `,
    },
    {
      anchor: 'risks',
      heading: 'Risks you should know',
      text: `
        A needle and a drip are small procedures, but they are procedures.

        - **Common and brief:** soreness, a bruise, a feeling of warmth or cold, a metallic taste, lightheadedness.
        - **With NAD+ in particular:** nausea, cramps or pressure in the chest when the drip runs fast. We slow it down.
        - **Less common:** inflammation of the vein, fluid beside the vein, infection.
        - **Rare and serious:** an allergic reaction, a clot, too much fluid for a weak heart or kidneys.

        Your nurse stays with you, carries what is needed for a reaction, and is trained to act. **After the visit, call
        911 for trouble breathing, chest pain, swelling of the face or fainting.** Call us for everything else.
      `,
    },
    {
      anchor: 'not-for-everybody',
      heading: 'Who should not be treated by us',
      text: `
        Tell the provider if one of these applies to you. It often means that we do not treat, or only after your own
        doctor agrees:

        - disease of the heart, kidneys or liver
        - pregnancy, or breastfeeding
        - an allergy to a vitamin, a preservative or a medicine
        - cancer under treatment, or chemotherapy
        - G6PD deficiency, for high doses of vitamin C
        - medicines that thin the blood, lower blood sugar or act on the heart

        We do not treat emergencies, severe dehydration, alcohol withdrawal or an overdose. Call 911.
      `,
    },
    {
      anchor: 'no-advice',
      heading: 'Information is not advice',
      text: `
        Texts, prices, ratings and answers on this site are for education. They are written for everybody and therefore
        for nobody in particular. Reading them, writing to us or booking does not make you our patient; the evaluation
        does.

        Do not stop a medicine or put off a visit to your doctor because of something you read here.
      `,
    },
  ],
  contactHeading: 'Questions before you decide',
  contactText: 'Our medical team answers them, even if you do not book.',
  contactChannel: 'emailMedicalTeam',
})
