/** Length of a password in characters (ADR 0041). */
export const passwordTerms = { minLength: 8, maxLength: 200 } as const
