import { type Logger, pino } from 'pino'

/** The router's log: one JSON line each, with the request id and never a query or a cookie. */
export function createLog(level: string): Logger {
  return pino({ name: 'router', level, base: { name: 'router' } })
}
