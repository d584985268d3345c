import type { Attributes } from '@opentelemetry/api'
import type { ExportResult } from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import { removeLiterals } from './remove-literals.ts'

/**
 * What leaves the shop. Everything else is dropped, whatever a new version of an instrumentation
 * records: paths and queries contain codes and phone numbers, errors of PostgreSQL whole rows.
 */
const sentAttributes: ReadonlySet<string> = new Set([
  'db.namespace',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'network.protocol.version',
  'server.address',
  'server.port',
  'shop.job',
  'shop.request_id',
  'url.scheme',
])
const maxStatementLength = 2_000

/** Sends spans without personal data. */
export class PublicExporter implements SpanExporter {
  readonly #exporter: SpanExporter

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans.map(toPublicSpan), done)
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.()
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown()
  }
}

function toPublicSpan(span: ReadableSpan): ReadableSpan {
  const attributes = pickAttributes(span.attributes)
  return {
    name: nameSpan(span, attributes),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes,
    links: [],
    events: [],
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  }
}

function pickAttributes(attributes: Attributes): Attributes {
  const picked: Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (sentAttributes.has(name)) picked[name] = value
  }
  const statement = picked['db.query.text']
  if (typeof statement === 'string') {
    picked['db.query.text'] = removeLiterals(statement).slice(0, maxStatementLength)
  }
  return picked
}

/** Composed of what is sent: a name by an instrumentation may contain an address. */
function nameSpan(span: ReadableSpan, attributes: Attributes): string {
  const method = attributes['http.request.method']
  if (method) return [method, attributes['http.route']].filter(Boolean).join(' ')
  if (attributes['db.system.name']) {
    return /^\w+/.exec(String(attributes['db.query.text'] ?? ''))?.[0].toLowerCase() ?? 'connect'
  }
  return attributes['shop.job'] ? `job ${attributes['shop.job']}` : span.instrumentationScope.name
}
