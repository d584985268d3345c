import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { listen } from './listen.ts'

const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.string().optional(),
    intValue: z.coerce.number().optional(),
  }),
})

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attribute),
            }),
          ),
        }),
      ),
    }),
  ),
})

export interface CollectedSpan {
  service: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  attributes: Record<string, string | number | undefined>
}

export interface TraceCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  origin: string
  spans: CollectedSpan[]
  /** Everything that was received, as it was sent. */
  received(): string
  stop(): void
}

/** A collector of the OpenTelemetry protocol in JSON, which keeps the spans in memory. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await json(request)
    bodies.push(`${request.url} ${JSON.stringify(body)}`)
    for (const { resource, scopeSpans } of exported.parse(body).resourceSpans) {
      const service = String(toRecord(resource.attributes)['service.name'])
      for (const { attributes, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
        const { traceId, spanId, parentSpanId, name } = span
        spans.push({
          ...{ service, traceId, spanId, parentSpanId, name },
          attributes: toRecord(attributes),
        })
      }
    }
    response.setHeader('content-type', 'application/json').end('{}')
  })
  return {
    origin: await listen(server),
    spans,
    received: () => bodies.join('\n'),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function toRecord(attributes: z.infer<typeof attribute>[]): CollectedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
  )
}
