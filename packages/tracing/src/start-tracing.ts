import type { IncomingMessage } from 'node:http'
import type { Instrumentation } from '@opentelemetry/instrumentation'
import { readTracingSettings } from './env.ts'

export interface TracedProgram {
  /** Its name in the traces: `router`, `storefront`, `api`. */
  service: string
  /** Origins of the shop's own servers behind it: only they are told the trace. */
  innerOrigins?: readonly string[]
  /** Whether the trace that a request names is continued; a stranger could name any. */
  isTrusted?: (request: IncomingMessage) => boolean
  /** Loads instrumentations beside those of HTTP. */
  loadInstrumentations?: () => Promise<Instrumentation[]>
}

export interface Tracing {
  /** Sends what was recorded. */
  stop(): Promise<void>
}

const off: Tracing = { stop: async () => {} }

/**
 * Starts tracing if OTEL_EXPORTER_OTLP_ENDPOINT is set; otherwise loads nothing (ADR 0075). What is
 * instrumented may be loaded already: its functions are replaced in place.
 */
export async function startTracing(program: TracedProgram): Promise<Tracing> {
  const settings = readTracingSettings()
  if (!settings.isOn) return off
  const { openTracing } = await import('./open-tracing.ts')
  return openTracing(program, settings)
}

/** Whether a program is to be traced. */
export function isTracingWanted(): boolean {
  return readTracingSettings().isOn
}
