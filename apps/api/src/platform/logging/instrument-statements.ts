import { createRequire } from 'node:module'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'

/**
 * Records statements of requests and jobs; values of parameters never. Loaded only where the
 * process is traced. node-postgres is instrumented when it is required, in place.
 */
export function instrumentStatements(): PgInstrumentation {
  const instrumentation = new PgInstrumentation({
    requireParentSpan: true,
    ignoreConnectSpans: true,
  })
  createRequire(import.meta.url)('pg')
  return instrumentation
}
