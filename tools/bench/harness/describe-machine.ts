import { execFileSync } from 'node:child_process'
import { arch, cpus, totalmem, type } from 'node:os'

/** Describes machine, system, commit and date, without which results cannot be compared. */
export function describeMachine(now: Date): string {
  const processors = cpus()
  const memoryGb = Math.round(totalmem() / 1e9)
  return [
    `${processors.length} × ${processors[0]?.model.trim() ?? 'unknown processor'}, ${memoryGb} GB`,
    `${type()} ${arch()}, Node ${process.version}`,
    `commit ${readCommit()}, ${now.toISOString().slice(0, 10)}`,
  ].join('; ')
}

function readCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim()
  } catch {
    return 'unknown'
  }
}
