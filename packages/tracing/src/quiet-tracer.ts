import {
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  type Span,
  type SpanOptions,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { getRPCMetadata } from '@opentelemetry/core'

/**
 * Stands in for the tracer of Next, which would record forty spans for a page. Nothing is recorded;
 * only the route that Next finds names the span of the request.
 */
export const quietTracer: Tracer = {
  startSpan: (_name, options, parent = context.active()) => createSpan(parent, options),
  startActiveSpan<Work extends (span: Span) => unknown>(
    _name: string,
    ...rest: [Work] | [SpanOptions, Work] | [SpanOptions, Context, Work]
  ): ReturnType<Work> {
    const work = rest.at(-1) as Work
    const parent = rest.length === 3 ? rest[1] : context.active()
    const span = createSpan(parent, rest.length === 1 ? undefined : rest[0])
    return context.with(trace.setSpan(parent, span), () => work(span)) as ReturnType<Work>
  },
}

/** Has the identity of its parent, so that what is recorded within belongs to the parent. */
function createSpan(parent: Context, options: SpanOptions | undefined): Span {
  const route = options?.attributes?.['next.route']
  // Told again when the answer is complete, and then the span of the request has ended.
  if (route !== undefined) getRPCMetadata(parent)?.span.setAttribute('http.route', route)
  return trace.wrapSpanContext(trace.getSpanContext(parent) ?? INVALID_SPAN_CONTEXT)
}
