/** A number as short as a shopper cannot tell from the exact one: a hundredth of a millimetre. */
export function short(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

export const tuple = (values: readonly number[]): string => `(${values.map(short).join(', ')})`

export const tuples = (rows: readonly (readonly number[])[]): string =>
  `[${rows.map(tuple).join(', ')}]`

/** Lines of a block, set in by one step. */
export const inset = (lines: readonly string[]): string[] => lines.map((line) => `    ${line}`)

/** A name that USD takes, no two alike: «black-metal» as the third is `black_metal_3`. */
export function primName(name: string, fallback: string, index: number): string {
  const plain = name.replace(/[^A-Za-z0-9_]+/g, '_').replace(/^(?=\d)/, '_') || fallback
  return `${plain}_${index}`
}
