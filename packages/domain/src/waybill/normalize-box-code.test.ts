import { expect, it } from 'vitest'
import { normalizeBoxCode } from './normalize-box-code.ts'

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
