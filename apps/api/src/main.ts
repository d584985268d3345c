import 'zod/compile'
import { createApp } from './app.ts'
import { readEnv } from './env.ts'
import { createServices } from './platform/create-services.ts'
import { startWorker } from './platform/worker.ts'

const env = readEnv()
const services = await createServices(env)
const app = await createApp(services)
const worker = startWorker(services)
await app.listen({ host: env.HOST, port: env.PORT })
services.log.info({ origin: services.ownOrigin() }, 'the API listens')

let isStopping = false
async function stop(): Promise<void> {
  if (isStopping) return
  isStopping = true
  await worker.stop()
  await services.changes.close()
  await app.close()
  await services.database.close()
  process.exit(0)
}
process.on('SIGTERM', () => void stop())
process.on('SIGINT', () => void stop())
