import {
  type Context,
  type TextMapGetter,
  type TextMapPropagator,
  type TextMapSetter,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'

/** Passes the trace on to the shop's own servers and to nobody else: a bank has no use for it. */
export class InnerPropagator implements TextMapPropagator {
  readonly #inner = new W3CTraceContextPropagator()
  readonly #servers: ReadonlySet<string>

  constructor(origins: readonly string[]) {
    this.#servers = new Set(origins.map(getServer))
  }

  inject(context: Context, carrier: unknown, setter: TextMapSetter): void {
    if (this.#servers.has(readTarget(context))) this.#inner.inject(context, carrier, setter)
  }

  extract(context: Context, carrier: unknown, getter: TextMapGetter): Context {
    return this.#inner.extract(context, carrier, getter)
  }

  fields(): string[] {
    return this.#inner.fields()
  }
}

function getServer(origin: string): string {
  const { hostname, port, protocol } = new URL(origin)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** The server of the outgoing request, as its instrumentation has recorded it. */
function readTarget(context: Context): string {
  const span = trace.getSpan(context)
  const attributes: unknown = span && 'attributes' in span ? span.attributes : null
  if (typeof attributes !== 'object' || attributes === null) return ''
  const values = new Map<string, unknown>(Object.entries(attributes))
  return `${values.get('server.address')}:${values.get('server.port')}`
}
