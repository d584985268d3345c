/** The state of spending bonuses in the basket; false means not started (basket.bonus). */
export type BonusFlow = false | 'phoneApproved' | 'smsSended' | 'smsApproved'

export type BonusFlowEvent =
  | { type: 'balanceFound'; balance: number; isConfirmed: boolean }
  | { type: 'codeSent' }
  | { type: 'codeChecked'; balance: number | null }
  | { type: 'phoneChanged' }

/**
 * Returns the next state of the bonus flow: phoneApproved for a balance above 0, smsSended once a
 * code was sent, smsApproved once checking the code returned a balance. Another phone restarts the
 * flow (basket.bonus). A number that the session confirmed before needs no code. A code can be sent again, and a wrong code changes nothing.
 */
export function reduceBonusFlow(flow: BonusFlow, event: BonusFlowEvent): BonusFlow {
  switch (event.type) {
    case 'phoneChanged':
      return false
    case 'balanceFound':
      if (event.balance === 0) return false
      return event.isConfirmed ? 'smsApproved' : 'phoneApproved'
    case 'codeSent':
      return flow === 'phoneApproved' || flow === 'smsSended' ? 'smsSended' : flow
    case 'codeChecked':
      return flow === 'smsSended' && event.balance !== null ? 'smsApproved' : flow
  }
}
