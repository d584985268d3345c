/** What an address can hold, so that the code can be the end of one. */
const GOODS_CODE = /^[\w.]+$/

/**
 * Returns the code on the label of one box: that of its goods and which of their boxes it is
 * (claim.qr). It names no order and no person. Null where the goods have no code for an address.
 */
export function buildPackageCode(
  { barcode, article }: { barcode: string | null; article: string },
  part: number,
): string | null {
  const code = barcode ?? article
  return GOODS_CODE.test(code) ? `${code}-${part}` : null
}

/**
 * Reads the code of a package as the goods and boxes that it can mean: goods with just this code come
 * first, then one of at most 99 boxes of goods with the code before its number.
 */
export function parsePackageCode(code: string): { goods: string; part: number | null }[] {
  const [, goods, digits] = /^(.+)-([1-9]\d?)$/.exec(code) ?? []
  const whole = { goods: code, part: null }
  return goods ? [whole, { goods, part: Number(digits) }] : [whole]
}
