import { availableParallelism } from 'node:os'

const maxProcesses = 64

/**
 * Number of processes that render pages: STOREFRONT_PROCESSES; by default two, or one on a single
 * core.
 */
export function readProcessCount(): number {
  const { STOREFRONT_PROCESSES } = process.env
  if (!STOREFRONT_PROCESSES) return Math.min(2, availableParallelism())
  const count = Number(STOREFRONT_PROCESSES)
  if (!Number.isInteger(count) || count < 1 || count > maxProcesses) {
    throw new Error(
      `STOREFRONT_PROCESSES must be a whole number from 1 to ${maxProcesses}, not "${STOREFRONT_PROCESSES}"`,
    )
  }
  return count
}

/** Where pages load their data; the page itself refuses an invalid one. */
export function readApiOrigin(): string {
  const { API_ORIGIN = '' } = process.env
  return URL.canParse(API_ORIGIN) ? new URL(API_ORIGIN).origin : 'http://localhost'
}
