import { legalDocument } from '../build/legal.ts'

export const complianceRules = legalDocument({
  slug: 'compliance',
  title: 'Rules we work under',
  sections: [
    {
      anchor: 'hipaa-privacy',
      heading: 'HIPAA privacy',
      text: `
        HIPAA is the federal law that protects medical information. It applies to us as it does to a hospital.

        - Only people who need your record for your care or your bill can open it, and every access leaves a trace.
        - Companies that handle medical information for us sign a business associate agreement first.
        - We keep your intake, your examination and your treatment notes in systems made for medical records, not in
          email or chat.
        - You may see your record, have a copy, correct it, and know who received it.

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

        - Fluids, vitamins and medicines that we give come from licensed pharmacies and registered suppliers.
        - Compounded medicines are made by a pharmacy for one patient on a prescription. They are not reviewed by the FDA
          for safety and effectiveness as approved medicines are.
        - A provider may prescribe an approved medicine for a purpose that is not on its label. If so, you are told
          before you decide.
        - Compounds that are labeled for research use only are not approved for use in people. Our
          [medical disclaimer](/medical-compliance) says more.

        Report a side effect to us at any time, and if you wish to the
        [FDA’s MedWatch program](https://www.fda.gov/medwatch).
      `,
    },
    {
      anchor: 'arizona-practice-rules',
      heading: 'Arizona practice rules',
      text: `
        Our clinical services are for clients located in Arizona only. You must be in the state when a provider sees you
        by video and when a nurse treats you.

        - **Examination first.** A physician or nurse practitioner performs a good faith examination before your first
          treatment. It takes 5 to 10 minutes by video, and Arizona law requires it.
        - **Orders, not menus.** Every treatment is ordered by a licensed provider for you. A nurse gives what was
          ordered and nothing else.
        - **Licensed hands.** Treatments are given by Arizona licensed medical staff under the supervision of a physician.
        - **You may check us.** Look up a license, or complain, at the [Arizona Medical Board](https://www.azmd.gov) or the
          [Arizona State Board of Nursing](https://www.azbn.gov). Ask us for a name and we’ll tell you.
      `,
    },
  ],
  contactChannel: 'emailCompliance',
})
