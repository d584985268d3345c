import { expect, it } from 'vitest'
import { buildFiscalCode } from './build-fiscal-code.ts'

const mark = {
  storageNumber: '9999078900000001',
  documentNumber: '17',
  attribute: '0123456789',
  localTime: '2026-11-22T20:15:59',
}

it.each([
  ['sale', 1],
  ['refund', 2],
] as const)('[layout.other] the QR code of a %s has operation %i', (type, operation) => {
  expect(buildFiscalCode(mark, type, 64_990)).toBe(
    `t=20261122T2015&s=64990.00&fn=9999078900000001&i=17&fp=0123456789&n=${operation}`,
  )
})
