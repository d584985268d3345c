import { CatalogueDirectory } from '../catalogue/catalogue/catalogue-directory.ts'
import { ListingRebuilder } from '../discovery/listing/rebuild/listing-rebuilder.ts'
import type { Env } from '../env.ts'
import { jobRegistry } from '../job-handlers.ts'
import { noStandIns } from '../payment/provider/stand-ins.ts'
import { createCaptcha } from '../people/captcha/create-captcha.ts'
import { openSharedRateLimiter } from '../platform/access/open-shared-rate-limiter.ts'
import { ChangeFeed } from '../platform/cache/change-feed.ts'
import { ResponseCache } from '../platform/cache/response-cache.ts'
import { DatabaseClock } from '../platform/clock/database-clock.ts'
import { openDatabase } from '../platform/database/database.ts'
import { Disk } from '../platform/health/disk.ts'
import { JobQueue } from '../platform/jobs/job-queue.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { PageErrors } from '../platform/logging/page-errors.ts'
import { RecentRequests } from '../platform/logging/recent-requests.ts'
import type { Services } from '../platform/services/services.ts'
import { createStorage, hasFilesOutsideBucket } from '../platform/storage/create-storage.ts'
import { createSenders } from '../shop/message/create-senders.ts'
import { ensureFirstRegions } from '../shop/region/ensure-first-regions.ts'
import { RegionDirectory } from '../shop/region/region-directory.ts'
import { ShopSettingsDirectory } from '../shop/shop-settings/shop-settings-directory.ts'
import { loadDemonstration } from './load-demonstration.ts'
import { loginHooks } from './login-hooks.ts'
import { transitionEffects } from './transition-effects.ts'

/** Opens the connections and caches that a process of the API needs. */
export async function createServices(givenEnv: Env): Promise<Services> {
  const demonstration = await loadDemonstration(givenEnv)
  const { env, handledJobs } = demonstration ?? { env: givenEnv, handledJobs: [] }
  const registry = {
    ...jobRegistry,
    handledJobs: [...jobRegistry.handledJobs, ...handledJobs],
  }
  const log = createLogger(env.LOG_LEVEL)
  const database = openDatabase(env.DATABASE_URL, env.DATABASE_POOL_SIZE, log, {
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
  })
  const clock = new DatabaseClock(database.pool, log)
  await clock.open()
  const jobs = new JobQueue(database.pool, log)
  await jobs.open(registry.handledJobs.map(({ kind }) => kind))
  const listings = new ListingRebuilder(env.DATABASE_URL, log)
  // Runs before anything is cached, because the purge after its first batch would evict it.
  await listings.open()
  const changes = new ChangeFeed(env.DATABASE_URL, log)
  await changes.open()
  const shop = new ShopSettingsDirectory(database.db, changes, log)
  await demonstration?.ensureShopSettings(database.db)
  await shop.load()
  const regions = new RegionDirectory(database.db, changes, { log, shop })
  await regions.load()
  if (regions.all().length === 0) {
    const isNew = await ensureFirstRegions(database.db)
    if (isNew) log.warn('the shop had no regions: Moscow and Almaty were created')
    await regions.load()
  }
  if (await hasFilesOutsideBucket(env)) {
    log.warn(
      { folder: env.DATA_DIR },
      'files of the shop lie outside the bucket, run: npm run shop -- media move',
    )
  }
  const responseCache = new ResponseCache(changes)
  // A response computed between the announcement of a change and its reading shows the old state.
  regions.onReload(() => responseCache.clear())
  shop.onReload(() => responseCache.clear())
  let origin = ''
  const getOrigin = () => origin
  const senders = await createSenders(env, shop)
  const host = { env, log, getOrigin }
  return {
    env,
    isDemonstration: demonstration !== null,
    log,
    database,
    clock,
    changes,
    disk: new Disk(env.DATA_DIR, env.MIN_FREE_DISK_MB),
    storage: await createStorage(env),
    rateLimiter: await openSharedRateLimiter(env, log),
    jobs,
    jobRegistry: registry,
    listings,
    regions,
    shop,
    catalogue: new CatalogueDirectory(database.db, changes),
    responseCache,
    senders: demonstration?.completeSenders(senders) ?? senders,
    captcha: demonstration?.createCaptcha(host) ?? createCaptcha(env, log),
    requests: new RecentRequests(),
    pageErrors: new PageErrors(),
    moneyAudit: { violations: null },
    standIns: demonstration?.createStandIns(host) ?? noStandIns,
    pictureGenerator: demonstration?.pictureGenerator ?? null,
    loginHooks,
    transitionEffects,
    getOrigin,
    setOrigin: (listenOrigin) => {
      origin = listenOrigin
    },
  }
}
