/** Reads a month of the address, «2026-11»; anything else is the month of today. */
export function parseMonth(value: unknown): string | undefined {
  return typeof value === 'string' && /^20\d\d-(0[1-9]|1[0-2])$/.test(value) ? value : undefined
}
