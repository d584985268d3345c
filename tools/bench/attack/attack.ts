import { type Finding, keepsLimit } from '../harness/bench.ts'

/** A running shop on this machine. */
export interface Target {
  host: string
  port: number
  /** Its database, for attacks whose success only the data shows; undefined if not configured. */
  databaseUrl: string | undefined
}

/**
 * An attempt to harm the shop or its customers; the default export of a file named
 * `<name>.attack.ts`. It opens a bounded number of connections for a bounded time.
 */
export interface Attack {
  name: string
  /** One sentence: what the attacker tries. */
  about: string
  /** Returns what was measured. The attack succeeds if a finding is not within its limit. */
  run(target: Target): Promise<Finding[]>
}

/** Whether the shop withstood the attack. */
export function isRepelled(findings: readonly Finding[]): boolean {
  return findings.length > 0 && findings.every(keepsLimit)
}
