import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readShareCode } from './read-share-code.ts'
import { shareCode } from './share-code.ts'

declare const btoa: (binary: string) => string

const standardCode = (text: string) => btoa(text)
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('shareCode', () => {
  it('is base64url without padding of the ids joined by commas', () => {
    expect(shareCode([101, 7])).toBe('MTAxLDc')
    expect(shareCode([1])).toBe('MQ')
  })

  it.each([
    ['no ids', []],
    ['201 ids', ids(201)],
    ['a fraction', [1.5]],
    ['zero', [0]],
  ])('refuses %s', (_, wrong) => {
    expect(() => shareCode(wrong)).toThrow(RangeError)
  })

  it('is read back whatever the ids, and needs no escaping in an address', () => {
    const list = fc.uniqueArray(fc.integer({ min: 1 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(list, (offerIds) => {
        expect(shareCode(offerIds)).toMatch(/^[\w-]+$/)
        expect(readShareCode(shareCode(offerIds))).toEqual(offerIds)
        expect(readShareCode(standardCode(offerIds.join(',')))).toEqual(offerIds)
      }),
    )
  })
})

describe('readShareCode', () => {
  it('takes 200 ids and not one more', () => {
    expect(readShareCode(standardCode(ids(200).join(',')))).toHaveLength(200)
    expect(readShareCode(standardCode(ids(201).join(',')))).toBeNull()
  })

  it('names an id twice in the code once', () => {
    expect(readShareCode(standardCode('5,3,5'))).toEqual([5, 3])
  })

  it.each([
    ['nothing', ''],
    ['no base64', 'привет'],
    ['a torn code', 'MTAxL'],
    ['padding in the middle', 'MQ==MQ=='],
    ['letters', standardCode('divan')],
    ['an empty id', standardCode('1,,2')],
    ['zero', standardCode('0')],
    ['a negative id', standardCode('-1')],
    ['an id too large to be exact', standardCode('9007199254740993')],
    ['spaces', standardCode('1, 2')],
  ])('refuses %s', (_, code) => {
    expect(readShareCode(code)).toBeNull()
  })

  it('answers null or ids for any text', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const read = readShareCode(code)
        expect(read === null || read.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
      }),
    )
  })
})
