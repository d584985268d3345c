import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPersonalText, maxSearchLength, readSearchQuery } from './search-query.ts'

describe('readSearchQuery', () => {
  it.each([
    ['  диван  угловой ', 'диван угловой'],
    ['по\u0301лка', 'полка'],
    ['ди\u0000ван\u0007', 'диван'],
    ['диван\nугловой\tсерый', 'диван угловой серый'],
    ["'; drop table product; --", "'; drop table product; --"],
    ['& | ! ( ) :*', '& | ! ( ) :*'],
    ['диван\ud83d', 'диван'],
    ['\udc00', ''],
    ['\u200b\u00a0\ufeff', ''],
    ['x'.repeat(300), 'x'.repeat(200)],
    [`${'x'.repeat(199)}🛋`, 'x'.repeat(199)],
    ['', ''],
  ])('[search.results] reads %j as %j', (text, expected) => {
    expect(readSearchQuery(text)).toBe(expected)
  })

  it('[search.results] fits into an address and a call, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const query = readSearchQuery(text)
        expect(query.length).toBeLessThanOrEqual(maxSearchLength)
        expect(decodeURIComponent(encodeURIComponent(query))).toBe(query)
        expect(query).not.toMatch(/\p{Cc}/u)
        expect(readSearchQuery(query)).toBe(query)
      }),
    )
  })
})

describe('isPersonalText', () => {
  it.each([
    ['диван 220 см до 60000', false],
    ['диван от 20 000 до 45 000', false],
    ['матрас 160х200', false],
    ['200123', false],
    ['+7 900 123-45-67', true],
    ['диван 89001234567', true],
    ['anna@example.ru', true],
    ['я'.repeat(80), false],
    ['я'.repeat(81), true],
  ])('[search.report] «%s»: %s', (text, expected) => {
    expect(isPersonalText(text)).toBe(expected)
  })
})
