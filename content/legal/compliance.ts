import { legalDocument } from '../build/legal.ts'

export const complianceRules = legalDocument({
  slug: 'compliance',
  title: 'Rules we work under',
  sections: [
    {
      anchor: 'hipaa-privacy',
      heading: 'HIPAA privacy',
      text: `
        HIPAA is the federal law that protects medical information. It applies to us just as it does to a hospital.

        - Only people who need your record for your care or your bill can open it, and every time someone does is
          logged.
        - Companies that handle medical information for us sign a business associate agreement first.
        - We keep your intake forms, your exam and your treatment notes in systems made for medical records, not in
          email or chat.
        - You can see your record, get a copy, ask us to correct it, and find out who received it.

        Your rights in full are in our [notice of privacy practices](/privacy-practices). What this website collects
        is in the [privacy policy](/privacy).
      `,
    },
    {
      anchor: 'fda-disclosures',
      heading: 'FDA disclosures',
      text: `
        Statements about vitamins, minerals, amino acids, NAD+ and peptides on this site have not been evaluated by the
        Food and Drug Administration. Our services are not intended to diagnose, treat, cure or prevent any disease.

        - The fluids, vitamins and medications we give come from licensed pharmacies and registered suppliers.
        - Compounded medications are made by a pharmacy for one patient, on a prescription. Unlike approved medications,
          they are not reviewed by the FDA for safety and effectiveness.
        - A provider may prescribe an approved medication for a use that is not on its label. If so, we’ll tell you
          before you decide.
        - Compounds that are labeled for research use only are not approved for use in people. Our
          [medical disclaimer](/medical-compliance) says more.

        Report a side effect to us at any time, and, if you like, to the [FDA’s MedWatch
        program](https://www.fda.gov/medwatch).
      `,
    },
    {
      anchor: 'arizona-practice-rules',
      heading: 'Arizona practice rules',
      text: `
        Our clinical services are for clients located in Arizona only. You must be in the state when a provider sees you
        by video and when a nurse treats you.

        - **The exam first.** A physician or nurse practitioner performs a good faith exam before your first treatment.
          It takes 5 to 10 minutes by video, and Arizona law requires it.
        - **Orders, not menus.** Every treatment is ordered for you by a licensed provider. A nurse gives what was
          ordered and nothing else.
        - **Licensed hands.** Treatments are given by Arizona licensed medical staff under the supervision of a physician.
        - **You can check.** Look up a license or file a complaint with the [Arizona Medical
          Board](https://www.azmd.gov) or the [Arizona State Board of Nursing](https://www.azbn.gov). Ask us for a name
          and we’ll tell you.
      `,
    },
  ],
  contactChannel: 'emailCompliance',
})
