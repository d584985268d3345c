import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { UserError } from '../launcher/user-error.mjs'

const usualMegabytes = 300

/**
 * Checks free space and write permission before starting work that would otherwise fail midway.
 *
 * @throws {UserError} with a message for the terminal.
 */
export function checkDisk(dataDir: string, neededMegabytes = usualMegabytes): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(
      `The data folder ${dataDir} cannot be written: ${reason}\nChoose another: DATA_DIR=/some/folder npm start`,
    )
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (freeMegabytes >= neededMegabytes) return
  throw new UserError(
    `The disk with ${dataDir} is full: ${freeMegabytes} MB are free, the shop needs ${neededMegabytes} MB. ` +
      'Free some space, or choose another folder with DATA_DIR.',
  )
}
