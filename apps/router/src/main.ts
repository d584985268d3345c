import { startTracing, type Tracing } from '@svetlitsa/tracing/start-tracing'
import { readSettings, type Settings } from './env.ts'
import { createTraceTrust } from './request/create-trace-trust.ts'
import { type RunningRouter, startRouter } from './start-router.ts'

/** Exit codes that the bootstrap tool reads: 3 for invalid settings, 98 for a port in use. */
const exitCodes = { settings: 3, portTaken: 98, failed: 1 } as const

let tracing: Tracing
const router = await start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop(router))
}

async function start(): Promise<RunningRouter> {
  let settings: Settings
  try {
    settings = readSettings()
  } catch (error) {
    return exitWith(exitCodes.settings, `The router cannot start: ${getMessage(error)}`)
  }
  try {
    tracing = await startTracing({
      service: 'router',
      innerOrigins: [
        settings.apiOrigin,
        settings.storefrontOrigin,
        ...Object.values(settings.appOrigins),
        ...(settings.islandsOrigin ? [settings.islandsOrigin] : []),
      ],
      isTrusted: createTraceTrust(settings.trustedProxies),
    })
    const started = await startRouter(settings)
    started.routerContext.log.info(
      { port: started.port, hosts: settings.hosts },
      'the router listens',
    )
    return started
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      const where = `Port ${settings.port} is taken on ${settings.hosts.join(', ')}.`
      return exitWith(
        exitCodes.portTaken,
        `${where} Stop the other program or choose another PORT.`,
      )
    }
    return exitWith(exitCodes.failed, `The router cannot start: ${getMessage(error)}`)
  }
}

async function stop(running: RunningRouter): Promise<void> {
  await running.stop()
  await tracing.stop()
  process.exit(0)
}

function exitWith(code: number, message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(code)
}

function getMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
