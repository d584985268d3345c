import { getTraceId, isTracing } from '@svetlitsa/tracing/current-trace'
import { type Logger, pino } from 'pino'
import { toLoggedError } from './error-for-log.ts'

/** Creates a logger of JSON lines. Bodies, cookies, phones and codes are never passed to it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    ...(isTracing() ? { mixin: readTrace } : {}),
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
    redact: {
      paths: ['req.headers', 'headers', 'body', '*.password', '*.token', '*.phone'],
      censor: '…',
    },
  })
}

/** Beside the request's id, so that a line leads to its trace. */
function readTrace(): { traceId?: string } {
  const traceId = getTraceId()
  return traceId ? { traceId } : {}
}
