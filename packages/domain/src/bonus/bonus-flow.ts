/** How far a shopper has come in spending bonuses in the basket; false: not begun (account §4). */
export type BonusFlow = false | 'phoneApproved' | 'smsSended' | 'smsApproved'

export type BonusFlowEvent =
  | { type: 'balanceFound'; balance: number }
  | { type: 'codeSent' }
  | { type: 'codeChecked'; balance: number | null }
  | { type: 'phoneChanged' }

/**
 * The bonus flow after an event: phoneApproved for a balance above 0, smsSended once a code was sent,
 * smsApproved once a check of the code returned a balance; another phone begins anew (account §4).
 * A code can be sent again, and a wrong one changes nothing.
 */
export function bonusFlow(flow: BonusFlow, event: BonusFlowEvent): BonusFlow {
  switch (event.type) {
    case 'phoneChanged':
      return false
    case 'balanceFound':
      return event.balance > 0 ? 'phoneApproved' : false
    case 'codeSent':
      return flow === 'phoneApproved' || flow === 'smsSended' ? 'smsSended' : flow
    case 'codeChecked':
      return flow === 'smsSended' && event.balance !== null ? 'smsApproved' : flow
  }
}
