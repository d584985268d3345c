import { readdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { findPictureGenerator } from '../composition/load-demonstration.ts'
import { describePictures } from '../discovery/image-search/describe-pictures.ts'
import { readEnv } from '../env.ts'
import { openDatabase } from '../platform/database/database.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createStorage } from '../platform/storage/create-storage.ts'

// Describes new pictures until none are left. The API starts this process, and it ends with the
// API.
process.once('disconnect', () => process.exit())
lowerPriority(constants.priority.PRIORITY_BELOW_NORMAL)
sharp.concurrency(1)
const env = readEnv()
const database = openDatabase(env.DATABASE_URL, 1, createLogger(env.LOG_LEVEL), {
  statementTimeoutMs: 60_000,
})
const storage = await createStorage(env)
const pictureGenerator = await findPictureGenerator(env)
await describePictures({ env, database, storage, pictureGenerator })
await storage.close()
await database.close()
process.exit()

/** Linux keeps a priority for each thread, and some are already running. */
function lowerPriority(priority: number): void {
  setPriority(priority)
  if (process.platform !== 'linux') return
  for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), priority)
}
