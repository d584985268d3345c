import { type Logger, pino } from 'pino'
import { errorForLog } from './error-for-log.ts'

/** JSON lines without secrets: bodies, cookies, phones and codes are never handed to it. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: errorForLog },
    redact: {
      paths: ['req.headers', 'headers', 'body', '*.password', '*.token', '*.phone'],
      censor: '…',
    },
  })
}
