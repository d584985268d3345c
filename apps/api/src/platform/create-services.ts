import type { Env } from '../env.ts'
import { CatalogueDirectory } from '../modules/catalogue/catalogue-directory.ts'
import { createSenders } from '../modules/message/create-senders.ts'
import { ensureFirstRegions } from '../modules/region/ensure-first-regions.ts'
import { RegionDirectory } from '../modules/region/region-directory.ts'
import { createCaptcha } from '../modules/session/create-captcha.ts'
import { AnswerCache } from './answer-cache.ts'
import { ChangeFeed } from './change-feed.ts'
import { openDatabase } from './database.ts'
import { createLogger } from './logger.ts'
import { RequestMemory } from './request-memory.ts'
import type { Services } from './services.ts'

/** Opens what a process of the API lives on. */
export async function createServices(env: Env): Promise<Services> {
  const log = createLogger(env.LOG_LEVEL)
  const database = openDatabase(env.DATABASE_URL, env.DATABASE_POOL_SIZE, log)
  const changes = new ChangeFeed(env.DATABASE_URL, log)
  await changes.open()
  const regions = new RegionDirectory(database.db, changes, log)
  await regions.load()
  if (regions.all().length === 0) {
    const isNew = await ensureFirstRegions(database.db)
    if (isNew) log.warn('the shop had no regions: it begins with Moscow and Almaty')
    await regions.load()
  }
  let origin = ''
  return {
    env,
    log,
    database,
    changes,
    regions,
    catalogue: new CatalogueDirectory(database.db, changes),
    answers: new AnswerCache(changes),
    senders: createSenders(env),
    captcha: createCaptcha(env, log, () => origin),
    requests: new RequestMemory(),
    ownOrigin: () => origin,
    listensAt: (heard) => {
      origin = heard
    },
  }
}
