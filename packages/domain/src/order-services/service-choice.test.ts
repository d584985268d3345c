import { describe, expect, it } from 'vitest'
import { isClosedFor, orderStateLabel, orderTransitions } from '../order/order-state.ts'
import { canChooseServices, listOfferedWays, listPickupWindows } from './service-choice.ts'

describe('canChooseServices', () => {
  it.each([[[2]], [[29]], [[1]]])(
    '[services.delivery] [lk.closed] by the groups %j services are chosen until the order has left, and of a closed one never, because it was delivered',
    (groups) => {
      const states = Object.keys(orderTransitions) as (keyof typeof orderTransitions)[]
      const open = states.filter((state) =>
        canChooseServices(state, { isClosed: isClosedFor(orderStateLabel[state], groups) }),
      )
      expect(open).toEqual(['new', 'confirmed', 'picking', 'ready'])
    },
  )

  it('[lk.closed] an order that is closed for its reader keeps its services, whatever its state', () => {
    expect(canChooseServices('ready', { isClosed: true })).toBe(false)
  })
})

describe('listOfferedWays', () => {
  it.each([
    ['delivery', false, ['delivery', 'pickup'], ['delivery', 'pickup']],
    ['pickup', false, ['delivery', 'pickup'], ['delivery', 'pickup']],
    ['delivery', true, ['delivery', 'pickup'], ['delivery']],
    ['pickup', true, ['delivery', 'pickup'], ['pickup']],
    ['delivery', false, ['delivery'], ['delivery']],
    ['pickup', false, [], ['pickup']],
    [null, false, ['pickup'], ['pickup']],
    [null, true, ['delivery', 'pickup'], []],
  ] as const)(
    '[services.fields] chosen %s, ready %s, of %j: %j',
    (chosen, isReady, region, offered) => {
      expect(listOfferedWays({ chosen, isReady }, region)).toEqual(offered)
    },
  )
})

describe('listPickupWindows', () => {
  const usual = [
    { days: 'Пн–Пт', opens: '10:00', closes: '21:00' },
    { days: 'Сб', opens: '09:30', closes: '17:59' },
  ]
  const list = (hours: typeof usual, day: string) =>
    listPickupWindows(hours, day).map(({ timeFrom, timeTo }) => `${timeFrom}–${timeTo}`)

  // 2026-11-23 is a Monday.
  it.each([
    ['2026-11-23', ['10:00–14:00', '14:00–18:00']],
    ['2026-11-27', ['10:00–14:00', '14:00–18:00']],
    ['2026-11-28', ['10:00–14:00']],
    ['2026-11-29', []],
  ])('[services.delivery] the hours of %s are cut into windows: %j', (day, windows) => {
    expect(list(usual, day)).toEqual(windows)
  })

  it('a range may pass the end of the week, and a list names several', () => {
    const late = [{ days: 'Сб–Пн, Ср', opens: '10:00', closes: '14:00' }]
    const open = ['23', '24', '25', '26', '27', '28', '29'].filter(
      (day) => list(late, `2026-11-${day}`).length > 0,
    )
    expect(open).toEqual(['23', '25', '28', '29'])
  })

  it('hours that are missing or not understood do not close a store', () => {
    expect(list([], '2026-11-29')).toEqual(['10:00–14:00', '14:00–18:00'])
    const odd = [{ days: 'ежедневно', opens: '10:00', closes: '18:00' }]
    expect(list(odd, '2026-11-29')).toEqual(['10:00–14:00', '14:00–18:00'])
  })
})
