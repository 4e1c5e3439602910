/** The field nobody sees: who fills it in is no person. No form may have one of this name. */
export const honeypotName = 'homepage'
