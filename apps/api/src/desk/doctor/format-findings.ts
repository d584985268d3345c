import type { Finding, FindingState } from './finding.ts'

const marks: Record<FindingState, string> = { ok: '✓', warn: '!', fail: '✗' }

/** Formats findings as a plain table: mark, area, text, and below what to do next. */
export function formatFindings(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ area }) => area.length))
  const lines = findings.flatMap(({ area, state, text, advice }) => [
    `${marks[state]} ${area.padEnd(width)}  ${text}`,
    ...(advice && state !== 'ok' ? [`  ${' '.repeat(width)}  → ${advice}`] : []),
  ])
  const count = (state: FindingState) => findings.filter((one) => one.state === state).length
  const sum = `${count('ok')} in order, ${count('warn')} to look at, ${count('fail')} wrong`
  return `${[...lines, '', sum].join('\n')}\n`
}
