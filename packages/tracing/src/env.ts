/** What OpenTelemetry's own variables say; its exporter reads the address and headers itself. */
export interface TracingSettings {
  isOn: boolean
  /** The share of traces that begin here and are recorded, from 0 to 1. */
  sampledShare: number
  /** How long a span waits to be sent with others. */
  delayMs: number
}

/** The only place in the package that reads the environment. */
export function readTracingSettings(env: NodeJS.ProcessEnv = process.env): TracingSettings {
  const endpoint = env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT
  const share = Number(env.OTEL_TRACES_SAMPLER_ARG || 1)
  return {
    isOn: Boolean(endpoint) && env.OTEL_SDK_DISABLED !== 'true',
    delayMs: Number(env.OTEL_BSP_SCHEDULE_DELAY) || 5_000,
    sampledShare: share >= 0 && share <= 1 ? share : 1,
  }
}
