import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeShareCode, encodeShareCode } from './share-code.ts'

declare const btoa: (binary: string) => string

const encodeStandardCode = (text: string) => btoa(text)
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('encodeShareCode', () => {
  it('is unpadded base64url of the ids joined by commas', () => {
    expect(encodeShareCode([101, 7])).toBe('MTAxLDc')
    expect(encodeShareCode([1])).toBe('MQ')
  })

  it.each([
    ['no ids', []],
    ['201 ids', ids(201)],
    ['a fraction', [1.5]],
    ['zero', [0]],
  ])('refuses %s', (_, wrong) => {
    expect(() => encodeShareCode(wrong)).toThrow(RangeError)
  })

  it('round-trips any ids and needs no escaping in a URL', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(list, (offerIds) => {
        expect(encodeShareCode(offerIds)).toMatch(/^[\w-]+$/)
        expect(decodeShareCode(encodeShareCode(offerIds))).toEqual(offerIds)
        expect(decodeShareCode(encodeStandardCode(offerIds.join(',')))).toEqual(offerIds)
      }),
    )
  })
})

describe('decodeShareCode', () => {
  it('accepts 200 ids and rejects 201', () => {
    expect(decodeShareCode(encodeStandardCode(ids(200).join(',')))).toHaveLength(200)
    expect(decodeShareCode(encodeStandardCode(ids(201).join(',')))).toBeNull()
  })

  it('returns a repeated id once', () => {
    expect(decodeShareCode(encodeStandardCode('5,3,5'))).toEqual([5, 3])
  })

  it.each([
    ['nothing', ''],
    ['no base64', 'привет'],
    ['a torn code', 'MTAxL'],
    ['padding in the middle', 'MQ==MQ=='],
    ['letters', encodeStandardCode('divan')],
    ['an empty id', encodeStandardCode('1,,2')],
    ['zero', encodeStandardCode('0')],
    ['a negative id', encodeStandardCode('-1')],
    ['an id too large to be exact', encodeStandardCode('9007199254740993')],
    ['spaces', encodeStandardCode('1, 2')],
  ])('refuses %s', (_, code) => {
    expect(decodeShareCode(code)).toBeNull()
  })

  it('returns null or ids for any text', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const read = decodeShareCode(code)
        expect(read === null || read.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
      }),
    )
  })
})
