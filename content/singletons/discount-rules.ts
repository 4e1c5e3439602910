const rule = { _type: 'discountRule' as const, isFirstVisit: false, isCombinable: false }

/** The codes of the form are promised on /first-time-patients (ERR-016); groups pay no travel fee (AREA-012). */
export const codeRules = {
  _id: 'discountRules',
  _type: 'discountRules' as const,
  rules: [
    {
      ...rule,
      _key: 'welcome',
      name: 'First-visit discount',
      issuedBy: 'signup' as const,
      effect: 'percent' as const,
      percent: 25,
      isFirstVisit: true,
      perPerson: 1,
    },
    {
      ...rule,
      _key: 'regulars',
      name: 'Thank-you code',
      issuedBy: 'desk' as const,
      effect: 'percent' as const,
      percent: 10,
    },
    {
      ...rule,
      _key: 'group',
      name: 'Group visit',
      issuedBy: 'desk' as const,
      effect: 'travel' as const,
      isCombinable: true,
    },
  ],
}
