import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { prepareData } from '../database/prepare-data.ts'
import { readShopSettings } from '../env.ts'
import { printLine, runStep } from '../launcher/progress.mjs'
import { acquireShopLocks } from '../lock/acquire-shop-locks.ts'
import { claimPort } from '../port/claim-port.ts'
import { getPublicOrigin, getRouterAddress } from '../port/router-address.ts'
import { buildApps } from '../process/build-apps.ts'
import { listShopPrograms, type Mode, shutdownOrder } from '../process/list-shop-programs.ts'
import { Supervisor } from '../process/supervisor.ts'
import { waitUntilReady } from '../process/wait-until-ready.ts'
import { checkDisk } from './check-disk.ts'
import { printWelcome } from './print-welcome.ts'
import { Shutdown } from './shutdown.ts'

const widest = 'storefront'.length

/** In watched mode the first page is compiled meanwhile, on a busy machine for minutes. */
const openingMs = { built: 120_000, watched: 600_000 }

/** Prints a program’s output, each line prefixed with the program’s name. */
function showOutput(name: string, text: string): void {
  for (const line of text.trimEnd().split('\n')) printLine(`${name.padEnd(widest)} │ ${line}`)
}

/**
 * Starts the shop and keeps it running until a signal: `npm start` and `npm run dev`. A parent
 * process with a channel receives `{ open: origin, databaseUrl }`.
 *
 * @param only names of programs to start, for work on a few apps; empty for all.
 */
export async function runShop(mode: Mode, command: string, only: string[] = []): Promise<void> {
  const shutdown = new Shutdown()
  try {
    await openShop(mode, command, only, shutdown)
  } catch (error) {
    shutdown.fail(error)
  }
}

async function openShop(mode: Mode, command: string, only: string[], shutdown: Shutdown) {
  const chosen = readShopSettings()
  checkDisk(chosen.dataDir)
  const locks = await acquireShopLocks(chosen, command, shutdown)
  const settings = { ...chosen, port: await claimPort(chosen.port, chosen.hosts) }
  locks.lockPort(settings.port)
  const [data] = await Promise.all([
    prepareData(settings, mode, shutdown),
    mode === 'built' ? buildApps(settings.outer, shutdown.signal) : undefined,
  ])
  const logDir = join(settings.dataDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  const supervisor = new Supervisor(logDir, {
    onFailedStart: (reason) => shutdown.fail(reason),
    printLine,
    recordProcesses: locks.recordProcesses,
    ...(mode === 'watched' ? { show: showOutput } : {}),
  })
  shutdown.onShutdown(() => supervisor.end(shutdownOrder))
  const programs = await listShopPrograms(mode, settings, data.env)
  const selected = programs.filter(({ name }) => only.length === 0 || only.includes(name))
  const isWhole = selected.length === programs.length
  await runStep('Opening the shop', async (reportProgress) => {
    for (const program of selected.filter(({ name }) => name !== 'router'))
      supervisor.start(program)
    const [api] = programs
    // The router requests its configuration from the API first and would log errors without it.
    if (isWhole)
      await waitUntilReady(`http://127.0.0.1:${api?.env.PORT}`, reportProgress, shutdown.signal)
    for (const program of selected.filter(({ name }) => name === 'router'))
      supervisor.start(program)
    if (isWhole)
      await waitUntilReady(
        getRouterAddress(settings),
        reportProgress,
        shutdown.signal,
        openingMs[mode],
      )
  })
  supervisor.opened()
  const origin = getPublicOrigin(settings)
  printWelcome(origin, settings, data)
  process.send?.({ open: origin, databaseUrl: data.env.DATABASE_URL })
}
