import { randomInt } from 'node:crypto'

/** An unused mobile number in the format in which it is typed. */
export function newPhone(): string {
  const digits = String(randomInt(10_000_000)).padStart(7, '0')
  const code = randomInt(910, 990)
  return `+7 (${code}) ${digits.slice(0, 3)}-${digits.slice(3, 5)}-${digits.slice(5)}`
}
