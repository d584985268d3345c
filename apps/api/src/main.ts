import 'zod/compile'
import { startTracing } from '@svetlitsa/tracing/start-tracing'
import { createApp } from './app.ts'
import { createServices } from './composition/create-services.ts'
import { readEnv } from './env.ts'
import { startWorker } from './platform/jobs/worker.ts'
import { prepareDataFolder } from './platform/start/prepare-data-folder.ts'
import { startOrExplain } from './platform/start/start-or-explain.ts'

const env = await startOrExplain('The API', async () => readEnv())
const tracing = await startTracing({
  service: 'api',
  loadInstrumentations: async () => {
    const { instrumentStatements } = await import('./platform/logging/instrument-statements.ts')
    return [instrumentStatements()]
  },
})
const services = await startOrExplain('The API', () => createServices(env))
const app = await createApp(services)
const worker = await startOrExplain('The API', async () => {
  await prepareDataFolder(env.DATA_DIR)
  const worker = await startWorker(services)
  await app.listen({ host: env.HOST, port: env.PORT })
  return worker
})
services.log.info({ origin: services.getOrigin() }, 'the API is listening')

/** Shorter than the grace period of the deployment (30 s), after which the process is killed. */
const STOP_MS = 25_000

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  setTimeout(() => {
    services.log.warn('the API did not stop in time, what is in progress is given up')
    process.exit(1)
  }, STOP_MS).unref()
  // Calls in progress still enqueue jobs and read caches, so these close after the last answer.
  await Promise.all([app.close(), worker.stop()])
  await services.jobs.close()
  await services.listings.close()
  await services.changes.close()
  services.clock.close()
  await services.rateLimiter.close()
  await services.database.close()
  await tracing.stop()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
