import { describe, expect, it } from 'vitest'
import { type BonusFlow, bonusFlow } from './bonus-flow.ts'

const steps: BonusFlow[] = [false, 'phoneApproved', 'smsSended', 'smsApproved']

describe('bonusFlow', () => {
  it('goes from the phone over the code to the bonuses', () => {
    const found = bonusFlow(false, { type: 'balanceFound', balance: 1 })
    const sent = bonusFlow(found, { type: 'codeSent' })
    const checked = bonusFlow(sent, { type: 'codeChecked', balance: 0 })
    expect([found, sent, checked]).toEqual(['phoneApproved', 'smsSended', 'smsApproved'])
  })

  it('does not begin without a balance', () => {
    expect(bonusFlow(false, { type: 'balanceFound', balance: 0 })).toBe(false)
    expect(bonusFlow(false, { type: 'codeSent' })).toBe(false)
  })

  it('approves no code that was not sent or is wrong', () => {
    expect(bonusFlow('phoneApproved', { type: 'codeChecked', balance: 500 })).toBe('phoneApproved')
    expect(bonusFlow('smsSended', { type: 'codeChecked', balance: null })).toBe('smsSended')
  })

  it.each(steps)('begins anew from %s with another phone', (flow) => {
    expect(bonusFlow(flow, { type: 'phoneChanged' })).toBe(false)
  })
})
