import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKazakhBusinessNumber, isNumber, validateRequestFields } from './request-form.ts'

describe('isKazakhBusinessNumber', () => {
  it.each([
    ['240140000011', true],
    [' 240140000120 ', true],
    // With the first weights the remainder is 10, so the second weights give the check digit.
    ['240140000203', true],
    ['240140000200', false],
    // With both weights the remainder is 10: such numbers are not issued.
    ['240140000290', false],
    ['240140000291', false],
    ['24014000001', false],
    ['2401400000111', false],
    ['24014000001a', false],
    ['240140 000011', false],
    ['', false],
  ])('«%s»: %s', (text, isRight) => {
    expect(isKazakhBusinessNumber(text)).toBe(isRight)
  })

  it('accepts at most one check digit after any eleven digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (number) => {
        const start = String(number).padStart(11, '0')
        const right = Array.from('0123456789').filter((last) =>
          isKazakhBusinessNumber(start + last),
        )
        expect(right.length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('isNumber', () => {
  it.each([
    ['0', true],
    ['007', true],
    ['12990', true],
    ['', false],
    [' 1', false],
    ['1.5', false],
    ['-1', false],
    ['1e3', false],
    ['١', false],
    ['1\n', false],
  ])('[validate.generic] number «%s»: %s', (text, expected) => {
    expect(isNumber(text)).toBe(expected)
  })
})

describe('validateRequestFields', () => {
  const supplier = { company: 'ООО «Дуб»', city: 'Тула', goods: 'Столы' }

  it.each([
    ['callback', {}, {}],
    ['callback', { time: 'после 18' }, {}],
    ['callback', { company: 'Дуб' }, { company: 'unknown' }],
    ['callback', { company: '' }, {}],
    ['suppliers', supplier, {}],
    ['suppliers', { ...supplier, goods: ' \u200b ' }, { goods: 'missing' }],
    ['suppliers', {}, { company: 'missing', city: 'missing', goods: 'missing' }],
    ['suppliers', { ...supplier, inn: '771234567' }, { inn: 'wrong' }],
    ['suppliers', { ...supplier, inn: '7712345678' }, {}],
    ['suppliers', { ...supplier, inn: '77123456789' }, { inn: 'wrong' }],
    ['suppliers', { ...supplier, inn: '771234567890' }, {}],
    ['suppliers', { ...supplier, site: 'дуб.рф' }, {}],
    ['suppliers', { ...supplier, site: 'https://oak.ru/stoly?a=1' }, {}],
    ['suppliers', { ...supplier, site: 'javascript:alert(1)' }, { site: 'wrong' }],
    ['suppliers', { ...supplier, site: 'дуб' }, { site: 'wrong' }],
    ['suppliers', { ...supplier, goods: 'о'.repeat(300) }, {}],
    ['suppliers', { ...supplier, goods: 'о'.repeat(301) }, { goods: 'wrong' }],
    ['franchising', { city: 'Тула', area: '300' }, {}],
    ['franchising', { city: 'Тула', area: 'триста' }, { area: 'wrong' }],
    ['measurer', { address: 'Лесная, 5', subject: 'Кухня', day: '2026-11-24' }, {}],
    ['measurer', { address: 'Лесная, 5', subject: 'Кухня', day: '24.11' }, { day: 'wrong' }],
    ['vacancy', { vacancy: '3', city: 'Тула' }, {}],
    ['vacancy', { vacancy: 'x', city: 'Тула' }, { vacancy: 'wrong' }],
  ] as const)('%s %j: %j', (kind, values, errors) => {
    expect(validateRequestFields(kind, values, 'ru')).toEqual(errors)
  })

  it.each([
    [{ bin: '240140000011' }, {}],
    [{ bin: '240140000012' }, { bin: 'wrong' }],
    [{}, { bin: 'missing' }],
    [{ inn: '7712345678', bin: '240140000011' }, { inn: 'unknown' }],
  ] as const)('a seller in Kazakhstan is identified by a БИН: %j: %j', (values, errors) => {
    const seller = { company: 'Емен', goods: 'Столы' }
    expect(validateRequestFields('marketplace', { ...seller, ...values }, 'kz')).toEqual(errors)
  })

  it('a БИН is not required in Russia', () => {
    const values = { ...supplier, bin: '240140000011' }
    expect(validateRequestFields('suppliers', values, 'ru')).toEqual({ bin: 'unknown' })
    expect(validateRequestFields('suppliers', values, 'kz')).toEqual({})
  })
})
