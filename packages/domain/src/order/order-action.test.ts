import { describe, expect, it } from 'vitest'
import { getNextStep, listOrderActions, type OrderActionContext } from './order-action.ts'

describe('listOrderActions', () => {
  const courier = { kind: 'courier', date: '2026-11-24' } as const
  const waiting: OrderActionContext = {
    state: 'new',
    sum: 1_000,
    paid: 1_000,
    delivery: courier,
    assemblyState: 'none',
    needsAssembly: false,
    hasGoods: true,
    isRefundAsked: false,
    isCloseAsked: false,
  }
  const list = (change: Partial<OrderActionContext>, groups: number[] = [2]) =>
    listOrderActions({ ...waiting, ...change }, groups)

  describe('[lk.orders] what a customer can do with an order', () => {
    it.each([
      ['new', ['cancel', 'repeat']],
      ['confirmed', ['cancel', 'repeat']],
      ['picking', ['ask', 'repeat']],
      ['ready', ['ask', 'repeat']],
      ['shipped', ['ask', 'repeat']],
      ['delivered', ['refund', 'close', 'repeat']],
      ['closed', ['repeat']],
      ['cancelled', ['repeat']],
    ] as const)('a paid order in state %s: %j', (state, actions) => {
      expect(list({ state })).toEqual(actions)
    })

    it.each([
      [999, true],
      [1_000, false],
      [1_001, false],
    ])('of 1,000 with %d paid it can be paid: %s', (paid, canPay) => {
      expect(list({ paid }).includes('pay')).toBe(canPay)
    })

    it('is paid once its delivery is chosen, because that is part of its sum', () => {
      expect(list({ paid: 0, delivery: null })).toEqual(['chooseDelivery', 'cancel', 'repeat'])
      expect(list({ paid: 0, delivery: null, state: 'picking' })).toEqual(['ask', 'repeat'])
    })

    it('nothing is paid for a cancelled order', () => {
      expect(list({ state: 'cancelled', paid: 0 })).toEqual(['repeat'])
    })

    it.each([
      ['ready', null, true],
      ['ready', '2026-11-24', false],
      ['shipped', null, false],
    ] as const)(
      '[delivery.delayed] a delayed delivery in state %s with the day %s names a day: %s',
      (state, date, canChoose) => {
        expect(list({ state, delivery: { kind: 'delayed', date } }).includes('chooseDay')).toBe(
          canChoose,
        )
        expect(list({ state, delivery: { kind: 'courier', date } })).not.toContain('chooseDay')
      },
    )

    it('assembly is asked for once, of goods that need it', () => {
      expect(list({ needsAssembly: true })).toContain('assembly')
      expect(list({ needsAssembly: true, assemblyState: 'requested' })).not.toContain('assembly')
      expect(list({ needsAssembly: true, assemblyState: 'done' })).not.toContain('assembly')
      expect(list({ needsAssembly: true, hasGoods: false })).not.toContain('assembly')
    })

    it('the call centre is asked once, and one return at a time', () => {
      expect(list({ state: 'shipped', isCloseAsked: true })).toEqual(['repeat'])
      expect(list({ state: 'delivered', isCloseAsked: true })).toContain('close')
      expect(list({ state: 'delivered', isRefundAsked: true })).toEqual([
        'close',
        'withdrawRefund',
        'repeat',
      ])
    })

    it('a request that waits can be withdrawn, although the order was closed meanwhile', () => {
      expect(list({ state: 'closed', isRefundAsked: true })).toEqual(['withdrawRefund', 'repeat'])
    })

    it('of an order whose goods all came back nothing is returned or repeated', () => {
      expect(list({ state: 'delivered', hasGoods: false, sum: 0, paid: 0 })).toEqual(['close'])
    })
  })

  it.each([
    [[2], false],
    [[29], false],
    [[26], false],
    [[1], true],
  ])('[lk.closed] a closed order is changed by the groups %j: %s', (groups, canChange) => {
    const actions = list({ state: 'closed', paid: 0, needsAssembly: true }, groups)
    expect(actions).toEqual(canChange ? ['pay', 'assembly', 'refund', 'repeat'] : ['repeat'])
  })
})

describe('getNextStep', () => {
  const courier = { kind: 'courier', date: '2026-11-24' }
  const pickup = { kind: 'pickup', date: null }

  it.each([
    ['new', ['chooseDelivery', 'cancel'], null, 'chooseDelivery'],
    ['picking', ['chooseDay', 'pay'], { kind: 'delayed', date: null }, 'chooseDay'],
    ['confirmed', ['pay', 'cancel'], courier, 'pay'],
    ['ready', ['ask'], pickup, 'pickUp'],
    ['picking', ['ask'], pickup, null],
    ['picking', ['ask'], { kind: 'pickup', date: '2026-11-24' }, 'visit'],
    ['ready', ['ask'], { kind: 'pickup', date: '2026-11-24' }, 'pickUp'],
    ['shipped', ['ask'], courier, 'delivery'],
    ['shipped', ['ask'], { kind: 'transport', date: null }, null],
    ['delivered', ['close'], courier, null],
    ['cancelled', ['repeat'], courier, null],
  ] as const)(
    '[route.lk] an order in state %s that allows %j: next %s %s',
    (state, actions, delivery, step) => {
      expect(getNextStep({ state, actions, delivery })).toBe(step)
    },
  )
})
