import { describe, expect, it } from 'vitest'
import {
  getOrderOfLabel,
  listWaybillBoxes,
  normalizeBoxCode,
  type WaybillLine,
} from './waybill-box.ts'

describe('[waybill.check] listWaybillBoxes', () => {
  const line = (changed: Partial<WaybillLine> = {}): WaybillLine => ({
    article: 'A',
    name: 'Шкаф',
    quantity: 1,
    byMetre: false,
    boxesPerPiece: 1,
    barcode: null,
    ...changed,
  })

  it.each([
    ['goods without boxes', { boxesPerPiece: 0, quantity: 2 }, 2],
    ['two pieces of three boxes', { boxesPerPiece: 3, quantity: 2 }, 6],
    ['4.1 m from a roll', { byMetre: true, quantity: 4.1 }, 1],
    ['a returned line', { quantity: 0 }, 0],
    ['a returned roll', { byMetre: true, quantity: 0 }, 0],
  ])('%s', (_name, changed, count) => {
    expect(listWaybillBoxes('1', [line(changed)])).toHaveLength(count)
  })

  it('numbers all boxes through, and the boxes of every piece', () => {
    const boxes = listWaybillBoxes('100500-1', [
      line({ boxesPerPiece: 2, quantity: 2 }),
      line({ article: 'B', barcode: '460' }),
    ])
    expect(boxes.map(({ code, article, part, parts }) => [code, article, part, parts])).toEqual([
      ['100500-1-001', 'A', 1, 2],
      ['100500-1-002', 'A', 2, 2],
      ['100500-1-003', 'A', 1, 2],
      ['100500-1-004', 'A', 2, 2],
      ['100500-1-005', 'B', 1, 1],
    ])
  })

  it('gives no two boxes one code, past a thousand too', () => {
    const codes = listWaybillBoxes('7', [line({ quantity: 1_200 })]).map(({ code }) => code)
    expect(new Set(codes).size).toBe(1_200)
    expect(codes.at(-1)).toBe('7-1200')
  })
})

describe('normalizeBoxCode', () => {
  it.each([
    ['100500-001', '100500-001'],
    [' 100500-001\r\n', '100500-001'],
    ['\u0002100500–001\u0003', '100500-001'],
    ['ЫМ-12', 'SV-12'],
    ['abc', 'ABC'],
    ['', ''],
  ])('[waybill.check] %j is the code %j', (scanned, code) => {
    expect(normalizeBoxCode(scanned)).toBe(code)
  })
})

describe('getOrderOfLabel', () => {
  it.each([
    ['100500-001', '100500'],
    ['100500-1000', '100500'],
    ['100500-1-001', '100500-1'],
    [' 100500\n', '100500'],
    ['100500-12', '100500-12'],
    ['2000000000015', '2000000000015'],
    ['S1-200', 'S1-200'],
    ['', ''],
  ])('[retail.orders] %j leads to %j', (scanned, text) => {
    expect(getOrderOfLabel(scanned)).toBe(text)
  })
})
