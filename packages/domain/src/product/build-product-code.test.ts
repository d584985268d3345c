import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { productParam } from '../route/route-param.ts'
import { buildProductCode } from './build-product-code.ts'

describe('buildProductCode', () => {
  it.each([
    ['Диван «Осло»', undefined, 'divan-oslo'],
    ['Диван «Осло»', 7, 'divan-oslo-7'],
    ['Таг стул', undefined, 'tovar-tag-stul'],
    ['Tag', 7, 'tovar-tag-7'],
    ['Таганай', undefined, 'taganay'],
    ['—', undefined, 'tovar'],
  ])('«%s» with id %s is %s', (name, id, expected) => {
    expect(buildProductCode(name, id)).toBe(expected)
  })

  it('ends with a word where the name is too long for an address', () => {
    const name = `Шкаф ${'двухстворчатый '.repeat(20)}`
    expect(buildProductCode(name)).toMatch(/^shkaf(-dvukhstvorchatyy)+$/)
    expect(buildProductCode(name)).toMatch(productParam.pattern)
    expect(buildProductCode(name, 12_345)).toMatch(/^shkaf(-dvukhstvorchatyy)+-12345$/)
    expect(buildProductCode(name, 12_345)).toMatch(productParam.pattern)
  })

  it('never starts like a tag, is never empty and has an address', () => {
    const name = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('Щ', 'ж', '1', ' '), minLength: 150, maxLength: 300 }),
      fc.string().map((end) => `tag ${end}`),
    )
    fc.assert(
      fc.property(name, fc.option(fc.nat(), { nil: undefined }), (any, id) => {
        expect(buildProductCode(any, id)).toMatch(/^(?!tag-)[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(buildProductCode(any, id)).toMatch(productParam.pattern)
      }),
    )
  })
})
