import { describe, expect, it } from 'vitest'
import { isTransportKit } from './is-transport-kit.ts'

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
