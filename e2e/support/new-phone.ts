import { randomInt } from 'node:crypto'

/** A mobile number that nobody gave to this shop before, as one types it. */
export function newPhone(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  const code = randomInt(910, 990)
  return `+7 (${code}) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
}
