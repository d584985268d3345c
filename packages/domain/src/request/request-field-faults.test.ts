import { describe, expect, it } from 'vitest'
import { requestFieldFaults } from './request-field-faults.ts'

const supplier = { company: 'ООО «Дуб»', city: 'Тула', goods: 'Столы' }

describe('requestFieldFaults', () => {
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
  ] as const)('%s %j: %j', (kind, given, faults) => {
    expect(requestFieldFaults(kind, given, 'ru')).toEqual(faults)
  })

  it.each([
    [{ bin: '240140000011' }, {}],
    [{ bin: '240140000012' }, { bin: 'wrong' }],
    [{}, { bin: 'missing' }],
    [{ inn: '7712345678', bin: '240140000011' }, { inn: 'unknown' }],
  ] as const)('a seller of Kazakhstan is known by a БИН: %j: %j', (given, faults) => {
    const seller = { company: 'Емен', goods: 'Столы' }
    expect(requestFieldFaults('marketplace', { ...seller, ...given }, 'kz')).toEqual(faults)
  })

  it('a БИН is not asked in Russia', () => {
    const given = { ...supplier, bin: '240140000011' }
    expect(requestFieldFaults('suppliers', given, 'ru')).toEqual({ bin: 'unknown' })
    expect(requestFieldFaults('suppliers', given, 'kz')).toEqual({})
  })
})
