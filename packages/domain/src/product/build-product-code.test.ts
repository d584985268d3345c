import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

  it('never starts like a tag and is never empty', () => {
    const name = fc.oneof(
      fc.string(),
      fc.string().map((end) => `tag ${end}`),
    )
    fc.assert(
      fc.property(name, fc.option(fc.nat(), { nil: undefined }), (any, id) => {
        expect(buildProductCode(any, id)).toMatch(/^(?!tag-)[a-z0-9]+(-[a-z0-9]+)*$/)
      }),
    )
  })
})
