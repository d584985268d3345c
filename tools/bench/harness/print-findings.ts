import { type Finding, keepsLimit } from './bench.ts'

/** Prints findings as a Markdown table that can be copied into a document. */
export function printFindings(name: string, findings: Finding[]): void {
  const rows = findings.map((finding) => [
    finding.what,
    formatAmount(finding),
    formatLimit(finding),
  ])
  const table = [['measured', 'value', 'promised'], ...rows]
  const widths = [0, 1, 2].map((index) => Math.max(...table.map((row) => row[index]?.length ?? 0)))
  const formatLine = (cells: string[]) =>
    `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  const [head = [], ...body] = table
  console.log([`\n${name}`, formatLine(head), rule, ...body.map(formatLine)].join('\n'))
}

function formatAmount({ value, unit }: Finding): string {
  const digits = value < 10 ? 2 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`
}

function formatLimit(finding: Finding): string {
  const { limit, unit } = finding
  if (!limit) return ''
  const text = 'max' in limit ? `at most ${limit.max} ${unit}` : `at least ${limit.min} ${unit}`
  return keepsLimit(finding) ? text : `${text}: MISSED`
}
