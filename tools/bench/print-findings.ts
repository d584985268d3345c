import { type Finding, keepsLimit } from './bench.ts'

/** Prints findings as a Markdown table, to be copied into a document as it stands. */
export function printFindings(name: string, findings: Finding[]): void {
  const rows = findings.map((one) => [one.what, amount(one), promise(one)])
  const table = [['measured', 'value', 'promised'], ...rows]
  const widths = [0, 1, 2].map((at) => Math.max(...table.map((row) => row[at]?.length ?? 0)))
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = table
  console.log([`\n${name}`, line(head), rule, ...body.map(line)].join('\n'))
}

function amount({ value, unit }: Finding): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`
}

function promise(finding: Finding): string {
  const { limit, unit } = finding
  if (!limit) return ''
  const words =
    'most' in limit ? `at most ${limit.most} ${unit}` : `at least ${limit.least} ${unit}`
  return keepsLimit(finding) ? words : `${words}: MISSED`
}
