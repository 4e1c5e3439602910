/** For zod's `regex` on dates and moments: what PostgreSQL takes, also a day later or earlier. */
export const knownYear = [/^[12]\d{3}-/, 'is not in the years 1000 to 2999'] as const
