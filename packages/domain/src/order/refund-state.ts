/** The states of a customer's request to give goods back. */
export const refundStates = ['waiting', 'accepted', 'declined'] as const

export type RefundState = (typeof refundStates)[number]
