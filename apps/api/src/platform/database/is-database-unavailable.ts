/**
 * PostgreSQL is unreachable, starting, out of connections, memory or disk, or too slow: the caller
 * may retry.
 */
const CODES = /^(08|53|57P|57014|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH)/

/** Messages of node-postgres, which gives these errors no code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (was closed|has encountered a connection error))/

/** The disk of the database or of this process is full, or its quota is. */
const DISK_CODES = /^(53100|ENOSPC|EDQUOT)$/

/** Whether an error, or one that caused it, means that the database cannot answer now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return hasCode(error, CODES) || listCauses(error).some(({ message }) => MESSAGES.test(message))
}

/** Whether an error, or one that caused it, means that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  return hasCode(error, DISK_CODES)
}

/** Whether an error, or one that caused it, has such a code. */
export function hasCode(error: unknown, codes: RegExp): boolean {
  return listCauses(error).some(
    (cause) => 'code' in cause && typeof cause.code === 'string' && codes.test(cause.code),
  )
}

function listCauses(error: unknown): Error[] {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) causes.push(cause)
  return causes
}
