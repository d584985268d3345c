import { createRequire, syncBuiltinESMExports } from 'node:module'
import {
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { getRPCMetadata } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http'
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTraceApi, type TraceApi } from './current-trace.ts'
import type { TracingSettings } from './env.ts'
import { InnerPropagator } from './inner-propagator.ts'
import { PublicExporter } from './public-exporter.ts'
import { quietTracer } from './quiet-tracer.ts'
import type { TracedProgram, Tracing } from './start-tracing.ts'

/** Loads OpenTelemetry and replaces the functions of Node that it observes. */
export async function openTracing(
  { service, innerOrigins = [], isTrusted = () => true, loadInstrumentations }: TracedProgram,
  { sampledShare, delayMs }: TracingSettings,
): Promise<Tracing> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `svetlitsa-${service}` }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sampledShare) }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new PublicExporter(new OTLPTraceExporter()),
        scheduledDelayMillis: delayMs,
      }),
    ],
  })
  trace.setGlobalTracerProvider({
    getTracer: (name, ...more) =>
      name === 'next.js' ? quietTracer : provider.getTracer(name, ...more),
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new InnerPropagator(innerOrigins))
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        requireParentforOutgoingSpans: true,
        ignoreIncomingRequestHook: (request) => {
          if (!isTrusted(request)) forgetTrace(request.headers)
          return isProbe(request.url)
        },
      }),
      new UndiciInstrumentation({ requireParentforSpans: true }),
      ...((await loadInstrumentations?.()) ?? []),
    ],
  })
  // A module is instrumented when it is required; named imports of Node's own are updated after it.
  const require = createRequire(import.meta.url)
  require('http')
  require('https')
  syncBuiltinESMExports()
  setTraceApi(createTraceApi(service))
  return { stop: () => provider.shutdown() }
}

/** Called before the instrumentation reads them. */
function forgetTrace(headers: NodeJS.Dict<string | string[]>): void {
  delete headers.traceparent
  delete headers.tracestate
}

/** Probes and scrapes come every few seconds, and the stream of changes never ends. */
function isProbe(url = ''): boolean {
  return /^\/(health\/|metrics$|api\/internal\/purge-stream)/.test(url)
}

function createTraceApi(service: string): TraceApi {
  const tracer = trace.getTracer(`svetlitsa-${service}`)
  return {
    getId: () => trace.getActiveSpan()?.spanContext().traceId,
    nameRequest({ method, route, requestId }) {
      const span = getRequestSpan()
      span?.updateName(`${method} ${route}`)
      span?.setAttributes({ 'http.route': route, 'shop.request_id': requestId })
    },
    runJob: (kind, work) =>
      tracer.startActiveSpan(
        `job ${kind}`,
        { kind: SpanKind.CONSUMER, root: true, attributes: { 'shop.job': kind } },
        async (span) => {
          try {
            return await work()
          } catch (error) {
            span.setStatus({ code: SpanStatusCode.ERROR })
            throw error
          } finally {
            span.end()
          }
        },
      ),
  }
}

/** The span of the request, also where another is active within it. */
function getRequestSpan(): Span | undefined {
  return getRPCMetadata(context.active())?.span
}
