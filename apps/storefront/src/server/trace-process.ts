import { startTracing } from '@svetlitsa/tracing/start-tracing'
import { readApiOrigin } from './env.ts'

/** Preloaded by each process of the storefront that is traced. */
const tracing = await startTracing({ service: 'storefront', innerOrigins: [readApiOrigin()] })
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void tracing.stop())
