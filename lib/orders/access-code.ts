/** The part of the access token a person keeps (ERR-010). */
export const accessCode = (accessToken: string) => accessToken.slice(0, 13)
