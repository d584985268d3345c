/**
 * An error as it may stand in a log: what went wrong and where, without the values it went wrong
 * with. PostgreSQL quotes them in messages and details, the query builder lists them as parameters,
 * and among them are people's phones.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error }
  return {
    type: error.name,
    message: messageOf(error),
    ...pick(error, ['code', 'table', 'constraint', 'column', 'routine', 'syscall']),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: errorForLog(error.cause) }),
  }
}

function messageOf(error: Error): string {
  if ('query' in error && 'params' in error) return `Failed query: ${String(error.query)}`
  if ('severity' in error) return error.message.replace(/"[^"]*"/g, '"…"')
  return error.message
}

function pick(error: Error, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)))
}

/** The frames alone: a stack begins with the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
