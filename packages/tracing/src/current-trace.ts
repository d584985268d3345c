/** What the programs of the shop tell and ask about the trace of the request in progress. */
export interface TraceApi {
  getId(): string | undefined
  nameRequest(request: TracedRequest): void
  runJob<T>(kind: string, work: () => Promise<T>): Promise<T>
}

export interface TracedRequest {
  method: string
  /** The pattern of the route, never the path: a path may contain a code that opens something. */
  route: string
  requestId: string
}

/** Null while tracing is off, so that every function here costs one comparison. */
let traceApi: TraceApi | null = null

/** Called once by the start of a program that is traced. */
export function setTraceApi(api: TraceApi): void {
  traceApi = api
}

export function isTracing(): boolean {
  return traceApi !== null
}

/** The id of the trace in progress, for the log. */
export function getTraceId(): string | undefined {
  return traceApi?.getId()
}

/** Names the span of the request in progress after its route. */
export function nameRequest(request: TracedRequest): void {
  traceApi?.nameRequest(request)
}

/** Runs a job in a trace of its own. */
export function traceJob<T>(kind: string, work: () => Promise<T>): Promise<T> {
  return traceApi ? traceApi.runJob(kind, work) : work()
}
