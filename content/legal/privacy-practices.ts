import { legalDocument } from '../build/legal.ts'

export const privacyPractices = legalDocument({
  slug: 'privacy-practices',
  title: 'Notice of privacy practices',
  lastUpdated: 'December 2024',
  opening:
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  summary:
    'We use your medical information to treat you, to be paid and to run the clinic. Almost everything else needs your written permission, which you can take back. You can see your record, get a copy, and ask us to correct it. If you think we did something wrong, you can complain, and it will never affect your care.',
  sections: [
    {
      anchor: 'your-rights',
      heading: 'Your rights',
      text: `
        You have the right to:

        - **See your record and get a copy,** on paper or as a file. We answer within 30 days and may charge a reasonable
          fee based on cost.
        - **Ask us to correct it.** If we decline, we tell you why in writing within 60 days.
        - **Ask us to reach you in a certain way,** for example by phone at home or at another address. We say yes to
          every reasonable request.
        - **Ask us to limit what we use or share.** We don’t have to agree if it would affect your care. But if you pay
          for a service in full yourself, and ask us not to tell your health insurer about it, we agree unless a law
          requires us to.
        - **Know who we shared it with.** You can have a list of the times we shared your information in the six years
          before you ask, and why, except for treatment, payment, the running of the clinic, and what you asked us to
          share. One list a year is free.
        - **Have this notice on paper** at any time, even if you agreed to receive it electronically.
        - **Choose someone to act for you.** A person with medical power of attorney, or your legal guardian, can use
          your rights. We check that first.
        - **Complain,** as the last section describes.
      `,
    },
    {
      anchor: 'your-choices',
      heading: 'Your choices',
      text: `
        You can tell us whether we may share information with your family, friends or others who are involved in your
        care, and whether we may share it in a disaster. If you cannot tell us, for example because you are unconscious,
        we may share what we believe is in your best interest.

        **We never do the following without your written permission:** use your information for marketing, sell it, or
        share psychotherapy notes. We do not use it for fundraising.

        You can take a permission back at any time, in writing. From then on, it no longer applies, except to what we
        have already done.
      `,
    },
    {
      anchor: 'how-we-use',
      heading: 'How we use and share it without asking',
      text: `
        ### To treat you

        We share information with those who care for you. **Example:** the provider who examines you by video sends the
        approved treatment plan, your allergies and your medications to the nurse who comes to your door.

        ### To be paid

        We use it to bill you. **Example:** we tell the payment service the amount of your visit, but not what you were
        treated for.

        ### To run the clinic

        We use it to check and improve our care and to contact you. **Example:** a physician reads records of past
        visits to see that protocols were followed.
      `,
    },
    {
      anchor: 'other-uses',
      heading: 'Other uses that the law allows or requires',
      text: `
        Under conditions that the law sets, we may also share information:

        - for public health and safety: to prevent disease, to report side effects and recalls, or to prevent a serious
          threat to someone
        - to report suspected abuse, neglect or violence in the home
        - for health research, where the law’s safeguards are met
        - because a state or federal law requires it, including when the Department of Health and Human Services checks
          whether we comply
        - with organ procurement organizations, coroners, medical examiners and funeral directors
        - for workers’ compensation, law enforcement, oversight of health care, and special duties of government
        - in answer to a court or administrative order or a subpoena
      `,
    },
    {
      anchor: 'stricter-rules',
      heading: 'Where stricter rules apply',
      text: `
        Some information has more protection than HIPAA gives. Arizona law has stricter rules for results about
        communicable diseases and for genetic tests; we follow them.

        If we hold records that come from a program for substance use disorders (42 CFR Part 2), we do not use or share
        them in a civil, criminal, administrative or legislative proceeding against you unless you consent in writing or
        a court orders it.

        Information that we share as this notice allows may be shared again by those who receive it, and may then no
        longer be protected by federal law.
      `,
    },
    {
      anchor: 'our-duties',
      heading: 'Our duties',
      text: `
        - The law requires us to keep your medical information private and secure, and to give you this notice.
        - We will tell you promptly if a breach may have put your information at risk.
        - We follow what this notice says.
        - We do not use or share your information in ways other than those described here unless you tell us in writing
          that we may.
      `,
    },
    {
      anchor: 'changes',
      heading: 'When this notice applies, and changes to it',
      text: `
        This notice applies from December 1, 2024. We may change it, and the change then applies to all information we
        have about you. The new notice will be on this page, and we’ll give it to you on paper if you ask.
      `,
    },
    {
      anchor: 'complaints',
      heading: 'How to file a complaint',
      text: `
        Write to our privacy officer or call us; both contacts are below.

        You can also complain to the U.S. Department of Health and Human Services, Office for Civil Rights: 200
        Independence Avenue SW, Washington, DC 20201, phone [1-877-696-6775](tel:+18776966775), or
        [online](https://www.hhs.gov/ocr/privacy/hipaa/complaints/).

        **We never retaliate against you for a complaint.**
      `,
    },
  ],
  contactHeading: 'Privacy officer',
  contactText: 'For your requests, for a paper copy of this notice, and for complaints.',
  contactChannel: 'emailPrivacy',
})
