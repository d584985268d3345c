import { describe, expect, it } from 'vitest'
import { buildPackageCode, parsePackageCode } from './package-code.ts'

describe('[claim.qr] the code of a package', () => {
  it.each([
    [{ barcode: '4600000000017', article: 'P1' }, 2, '4600000000017-2'],
    [{ barcode: null, article: 'P1' }, 1, 'P1-1'],
    [{ barcode: null, article: 'ДИВАН 1' }, 1, null],
  ])('of %j, box %i, is %s', (goods, part, code) => {
    expect(buildPackageCode(goods, part)).toBe(code)
  })

  it.each([
    ['4600000000017', [['4600000000017', null]]],
    [
      '4600000000017-2',
      [
        ['4600000000017-2', null],
        ['4600000000017', 2],
      ],
    ],
    [
      'P1-99',
      [
        ['P1-99', null],
        ['P1', 99],
      ],
    ],
    ['P1-100', [['P1-100', null]]],
    ['P1-0', [['P1-0', null]]],
    ['-1', [['-1', null]]],
  ])('%s is read as %j', (code, meanings) => {
    expect(parsePackageCode(code)).toEqual(meanings.map(([goods, part]) => ({ goods, part })))
  })
})
