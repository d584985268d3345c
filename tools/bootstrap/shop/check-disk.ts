import { accessSync, constants, mkdirSync, statfsSync } from 'node:fs'
import { PlainFailure } from '../bare/plain-failure.mjs'

const usualMegabytes = 300

/**
 * Refuses to begin where it would end in the middle: no room or no right to write.
 *
 * @throws {PlainFailure} in words for the terminal.
 */
export function checkDisk(dataDir: string, neededMegabytes = usualMegabytes): void {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainFailure(
      `The data folder ${dataDir} cannot be written: ${reason}\nChoose another: DATA_DIR=/some/folder npm start`,
    )
  }
  const { bavail, bsize } = statfsSync(dataDir)
  const freeMegabytes = Math.floor((bavail * bsize) / 1_000_000)
  if (freeMegabytes >= neededMegabytes) return
  throw new PlainFailure(
    `The disk with ${dataDir} is full: ${freeMegabytes} MB are free, the shop needs ${neededMegabytes} MB. ` +
      'Free some space, or choose another folder with DATA_DIR.',
  )
}
