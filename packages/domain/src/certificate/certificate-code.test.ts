import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  encodeCertificateCode,
  formatCertificateCode,
  normalizeCertificateCode,
} from './certificate-code.ts'

describe('the code of a certificate', () => {
  it('has 16 characters for 80 bits, and 8 for the 40 bits of a key', () => {
    expect(encodeCertificateCode(new Uint8Array(10))).toBe('0000000000000000')
    expect(encodeCertificateCode(new Uint8Array(5).fill(255))).toBe('ZZZZZZZZ')
    expect(encodeCertificateCode(new Uint8Array([0, 68, 50, 20, 199]))).toBe('01234567')
  })

  it.each([0, 1, 4, 6, 16])('is not made of %s bytes', (length) => {
    expect(() => encodeCertificateCode(new Uint8Array(length))).toThrow(RangeError)
  })

  it('differs for different bytes, and is read back as it was printed', () => {
    const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 })
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const code = encodeCertificateCode(one)
        expect(normalizeCertificateCode(formatCertificateCode(code).toLowerCase())).toBe(code)
        expect(code === encodeCertificateCode(other)).toBe(one.join() === other.join())
      }),
    )
  })

  it.each([
    ['7K3M-9XQ2-0RTB-4WNE', '7K3M9XQ20RTB4WNE'],
    [' 7k3m 9xq2 0rtb 4wne ', '7K3M9XQ20RTB4WNE'],
    ['OIL-oil', '011011'],
    ['авекмнорстх', 'ABEKMH0PCTX'],
    ['узүіһ', 'Y3Y1H'],
    ['７Ｋ３Ｍ\u200b—9xq2\u00a00rtb_4wne', '7K3M9XQ20RTB4WNE'],
    ['---', ''],
  ])('«%s» is read as %s', (typed, stored) => {
    expect(normalizeCertificateCode(typed)).toBe(stored)
  })

  it('is printed in groups of four', () => {
    expect(formatCertificateCode('7K3M9XQ20RTB4WNE')).toBe('7K3M-9XQ2-0RTB-4WNE')
    expect(formatCertificateCode('')).toBe('')
  })
})
