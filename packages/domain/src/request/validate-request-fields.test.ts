import { describe, expect, it } from 'vitest'
import { validateRequestFields } from './validate-request-fields.ts'

const supplier = { company: 'ООО «Дуб»', city: 'Тула', goods: 'Столы' }

describe('validateRequestFields', () => {
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
