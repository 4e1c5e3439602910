/**
 * The fixed words of an estimate: 45 CFR 149.610(c)(1)(vi) … (x) and 149.620 (docs/contracts/law.md C1, items 6 to
 * 10). They are program, not content: each version that was sent names the edition it was sent with, and an edition
 * is never changed, only followed by another.
 */
const editions = {
  '2026-11': {
    title: 'Good Faith Estimate for Health Care Items and Services',
    intro:
      'You have the right to know, before you receive care, what it is expected to cost. This is our estimate for you, when you pay yourself and no claim is sent to an insurer.',
    separateBefore:
      'Separate Good Faith Estimates will be issued to you for the items and services below when you schedule them, or when you ask for them. Their diagnosis codes, service codes, expected charges and provider details need not be in this estimate yet; they will be in theirs.',
    noSeparate: 'We know of none at this time.',
    disclaimers: [
      [
        'There may be more',
        'There may be additional items or services that we recommend as part of your care, that must be scheduled or requested separately and are not reflected in this Good Faith Estimate.',
      ],
      [
        'This is an estimate',
        'The information in this Good Faith Estimate is only an estimate of the items and services reasonably expected to be furnished at the time it is issued to you. Actual items, services or charges may differ from it.',
      ],
      [
        'This is not a contract',
        'This Good Faith Estimate is not a contract and does not require you to obtain the items or services from any of the providers or facilities listed in it.',
      ],
    ],
    disputeTitle: 'If you are billed for more: your right to dispute the bill',
    dispute: [
      'If a provider or facility listed here bills you at least $400 more than the total of its expected charges in this estimate, you have the right to start the patient-provider dispute resolution process.',
      'You may contact us first: ask us to correct the bill to match the estimate, to negotiate it, or whether financial assistance is available.',
      'You may also start the dispute process with the U.S. Department of Health and Human Services (HHS). You must start it within 120 calendar days (about 4 months) of the date on the first bill. HHS charges a $25 fee. If the reviewer agrees with you, you pay the price on this estimate; if the reviewer agrees with the provider, you pay the higher amount the reviewer decides.',
      'Starting a dispute will not adversely affect the quality of the health care services furnished to you.',
      'To learn how, go to www.cms.gov/nosurprises/consumers, call 1-800-985-3059, or write to FederalPPDRQuestions@cms.hhs.gov.',
      'Keep a copy of this estimate in a safe place, or take a picture of it. You may need it if you are billed a higher amount.',
    ],
  },
} as const

export const currentWording = '2026-11'

/** The words of the edition a version was sent with. */
export const wordingOf = (edition: string) =>
  editions[edition as keyof typeof editions] ?? editions[currentWording]
