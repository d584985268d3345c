/**
 * Converts an error for the log: type and location, without the values involved. PostgreSQL quotes
 * values in messages and details, the query builder lists them as parameters, and among them are
 * customers' phones.
 */
export function toLoggedError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: getMessage(error),
    ...pickFields(error, ['code', 'table', 'constraint', 'column', 'routine', 'syscall']),
    stack: getStackFrames(error),
    ...(error.cause === undefined ? {} : { cause: toLoggedError(error.cause) }),
  }
}

function getMessage(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`
  if ('severity' in error) return error.message.replace(/"[^"]*"/g, '"…"')
  return error.message
}

function pickFields(error: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)))
}

/** The frames without the message that a stack begins with. */
function getStackFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
