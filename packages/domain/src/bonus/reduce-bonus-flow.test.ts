import { describe, expect, it } from 'vitest'
import { type BonusFlow, reduceBonusFlow } from './reduce-bonus-flow.ts'

const steps: BonusFlow[] = [false, 'phoneApproved', 'smsSended', 'smsApproved']

describe('reduceBonusFlow', () => {
  it('proceeds from the phone through the code to the bonuses', () => {
    const found = reduceBonusFlow(false, {
      type: 'balanceFound',
      balance: 1,
      isConfirmed: false,
    })
    const sent = reduceBonusFlow(found, { type: 'codeSent' })
    const checked = reduceBonusFlow(sent, { type: 'codeChecked', balance: 0 })
    expect([found, sent, checked]).toEqual(['phoneApproved', 'smsSended', 'smsApproved'])
  })

  it('needs no code for a number that was confirmed before', () => {
    const found = { type: 'balanceFound', balance: 1, isConfirmed: true } as const
    expect(reduceBonusFlow(false, found)).toBe('smsApproved')
  })

  it('does not start without a balance', () => {
    const nothing = { type: 'balanceFound', balance: 0 } as const
    expect(reduceBonusFlow(false, { ...nothing, isConfirmed: false })).toBe(false)
    expect(reduceBonusFlow(false, { ...nothing, isConfirmed: true })).toBe(false)
    expect(reduceBonusFlow(false, { type: 'codeSent' })).toBe(false)
  })

  it('does not approve a code that was not sent or is wrong', () => {
    expect(reduceBonusFlow('phoneApproved', { type: 'codeChecked', balance: 500 })).toBe(
      'phoneApproved',
    )
    expect(reduceBonusFlow('smsSended', { type: 'codeChecked', balance: null })).toBe('smsSended')
  })

  it.each(steps)('restarts from %s with another phone', (flow) => {
    expect(reduceBonusFlow(flow, { type: 'phoneChanged' })).toBe(false)
  })
})
