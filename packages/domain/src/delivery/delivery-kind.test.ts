import { describe, expect, it } from 'vitest'
import { canDeliverToRegion, isTransportKit, shouldSendDeliveryPrice } from './delivery-kind.ts'

describe('canDeliverToRegion', () => {
  it.each([
    ['courier', 'ТК', false],
    ['transport', 'ТК', true],
    ['pickup', 'ТК', true],
    ['courier', '', true],
    ['courier', null, true],
  ] as const)(
    '[region.region-type] %s in a region of type «%s»: %s',
    (kind, regionType, expected) => {
      expect(canDeliverToRegion(kind, { regionType })).toBe(expected)
    },
  )
})

describe('[delivery.price] isTransportKit', () => {
  it.each([
    ['Транспортная компания, комплект', true],
    ['Комплект до терминала', true],
    ['КОМПЛЕКТОМ', true],
    ['Доставка комплекта', true],
    ['Транспортная компания', false],
    ['Некомплект', false],
    ['', false],
  ])('«%s»: %s', (description, expected) => {
    expect(isTransportKit(description)).toBe(expected)
  })
})

describe('[delivery.price] shouldSendDeliveryPrice', () => {
  it.each([
    [true, 'Курьером', true],
    [false, 'Транспортная компания, комплект', true],
    [true, 'Комплект до двери', true],
    [false, 'Самовывоз', false],
  ])('to an address: %s, «%s» → %s', (needsAddress, description, expected) => {
    expect(shouldSendDeliveryPrice({ needsAddress, description })).toBe(expected)
  })
})
