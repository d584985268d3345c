import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { say, step } from '../bare/progress.mjs'
import { readShopSettings } from '../env.ts'
import { buildApps } from './build-apps.ts'
import { checkDisk } from './check-disk.ts'
import { claimPort } from './claim-port.ts'
import { Closing } from './closing.ts'
import { doorAddress, publicOrigin } from './door-address.ts'
import { prepareData } from './prepare-data.ts'
import { printWelcome } from './print-welcome.ts'
import { closingTurns, type Mode, shopPrograms } from './shop-programs.ts'
import { showOutput } from './show-output.ts'
import { Supervisor } from './supervisor.ts'
import { takeLocks } from './take-locks.ts'
import { waitUntilOpen } from './wait-until-open.ts'

/**
 * Opens the shop and keeps it open until a signal: `npm start` and `npm run dev`. The process that
 * began it, if there is one, is sent `{ open: origin, databaseUrl }`.
 *
 * @param only names of programs to run alone, for work on a few apps; all where it is empty.
 */
export async function runShop(mode: Mode, command: string, only: string[] = []): Promise<void> {
  const closing = new Closing()
  try {
    await openShop(mode, command, only, closing)
  } catch (error) {
    closing.fail(error)
  }
}

async function openShop(mode: Mode, command: string, only: string[], closing: Closing) {
  const chosen = readShopSettings()
  checkDisk(chosen.dataDir)
  const locks = await takeLocks(chosen, command, closing)
  const settings = { ...chosen, port: await claimPort(chosen.port, chosen.hosts) }
  locks.takePort(settings.port)
  const [data] = await Promise.all([
    prepareData(settings, mode, closing),
    mode === 'built' ? buildApps(settings.outer, closing.signal) : undefined,
  ])
  const logDir = join(settings.dataDir, 'logs')
  mkdirSync(logDir, { recursive: true })
  const supervisor = new Supervisor(logDir, {
    onFailedStart: (reason) => closing.fail(reason),
    say,
    note: locks.note,
    ...(mode === 'watched' ? { show: showOutput } : {}),
  })
  closing.onEnd(() => supervisor.end(closingTurns))
  const programs = await shopPrograms(mode, settings, data.env)
  const wanted = programs.filter(({ name }) => only.length === 0 || only.includes(name))
  const isWhole = wanted.length === programs.length
  await step('Opening the shop', async (tell) => {
    for (const program of wanted.filter(({ name }) => name !== 'router')) supervisor.start(program)
    const [api] = programs
    // The door asks the API for its configuration first of all; without it, it would only complain.
    if (isWhole) await waitUntilOpen(`http://127.0.0.1:${api?.env.PORT}`, tell, closing.signal)
    for (const program of wanted.filter(({ name }) => name === 'router')) supervisor.start(program)
    if (isWhole) await waitUntilOpen(doorAddress(settings), tell, closing.signal)
  })
  supervisor.opened()
  const origin = publicOrigin(settings)
  printWelcome(origin, settings, data.logins)
  process.send?.({ open: origin, databaseUrl: data.env.DATABASE_URL })
}
