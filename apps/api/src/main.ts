import 'zod/compile'
import { createApp } from './app.ts'
import { createServices } from './composition/create-services.ts'
import { readEnv } from './env.ts'
import { jobRegistry } from './job-handlers.ts'
import { startWorker } from './platform/jobs/worker.ts'

const env = readEnv()
const services = await createServices(env)
const app = await createApp(services)
const worker = await startWorker(services, jobRegistry)
await app.listen({ host: env.HOST, port: env.PORT })
services.log.info({ origin: services.getOrigin() }, 'the API is listening')

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await worker.stop()
  await services.jobs.close()
  await services.listings.close()
  await services.changes.close()
  await app.close()
  await services.database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
