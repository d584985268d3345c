/** For how many days the link of an invitation is valid (retail.staff). */
export const invitationTerms = { days: 7 } as const
