/** Formats a number with a precision of a hundredth of a millimetre, to keep the file small. */
export function formatNumber(value: number): string {
  const rounded = Math.round(value * 1e5) / 1e5
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

export const formatTuple = (values: readonly number[]): string =>
  `(${values.map(formatNumber).join(', ')})`

export const formatTuples = (rows: readonly (readonly number[])[]): string =>
  `[${rows.map(formatTuple).join(', ')}]`

/** Indents the lines of a block by one step. */
export const indentLines = (lines: readonly string[]): string[] =>
  lines.map((line) => `    ${line}`)

/** A unique valid USD name: «black-metal» as the third prim is `black_metal_3`. */
export function toPrimName(name: string, fallback: string, index: number): string {
  const plain = name.replace(/[^A-Za-z0-9_]+/g, '_').replace(/^(?=\d)/, '_') || fallback
  return `${plain}_${index}`
}
