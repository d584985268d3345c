/** The states of a customer's request to give goods back. */
export const refundStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const

export type RefundState = (typeof refundStates)[number]
