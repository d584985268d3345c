import { availableParallelism } from 'node:os'

const most = 64

/** How many processes draw pages: STOREFRONT_PROCESSES, else two, else one on a single core. */
export function readProcessCount(): number {
  const { STOREFRONT_PROCESSES } = process.env
  if (!STOREFRONT_PROCESSES) return Math.min(2, availableParallelism())
  const count = Number(STOREFRONT_PROCESSES)
  if (!Number.isInteger(count) || count < 1 || count > most) {
    throw new Error(
      `STOREFRONT_PROCESSES must be a whole number from 1 to ${most}, not "${STOREFRONT_PROCESSES}"`,
    )
  }
  return count
}
