import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FeedFormat, feedFormats } from '@svetlitsa/domain/exchange/exchange'
import { firstShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import type { Region } from '../../shop/region/region-directory.ts'
import { findShopSettings } from '../../shop/shop-settings/shop-settings.queries.ts'
import { generateYml } from '../export/export-yml.ts'
import { buildFeedKey } from './build-feed-key.ts'
import { generateGoogleFeed } from './google-feed.ts'
import { findDueRegion, noteFeed, tryFeedLock } from './public-feed.queries.ts'

/** Makes the feeds of one region that are due; the next turn takes the next region (exchange.feeds). */
export async function makeDueFeeds(services: Services): Promise<void> {
  const { database, clock, regions } = services
  await database.db.transaction(
    async (tx) => {
      if (!(await tryFeedLock(tx))) return
      const now = clock.now()
      const regionId = await findDueRegion(tx, now)
      const region = regions.all().find(({ id }) => id === regionId)
      if (!region) return
      await tx.execute(sql`set local statement_timeout = 0`)
      const offers = await makeFeeds(services, tx, region)
      await noteFeed(tx, { regionId: region.id, now, offers })
    },
    // Both feeds show one state of the shop.
    { isolationLevel: 'repeatable read' },
  )
}

async function makeFeeds(services: Services, tx: Db, region: Region): Promise<number> {
  const { env, clock } = services
  const shopName = ((await findShopSettings(tx)) ?? firstShopSettings).brand.name.ru
  const origin = env.PUBLIC_ORIGIN.replace(/\/+$/, '')
  const { priceZoneId: zoneId, currency, id: regionId } = region
  const zone = { zoneId, currency: currency.code, regionId }
  const count = { offers: 0 }
  const generators: Record<FeedFormat, () => AsyncGenerator<string>> = {
    yml: () =>
      generateYml(tx, zone, {
        shopName,
        origin,
        now: clock.now(),
        onProgress: () => undefined,
        count,
      }),
    google: () => generateGoogleFeed(tx, zone, { shopName, origin }),
  }
  for (const format of feedFormats) {
    await storeFeed(services, buildFeedKey(region.code, format), generators[format]())
  }
  return count.offers
}

/** Through a file of this machine, because the storage needs the length first. */
async function storeFeed(
  { storage }: Services,
  key: string,
  text: AsyncGenerator<string>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'feed-'))
  const file = join(folder, 'feed.xml')
  try {
    await pipeline(Readable.from(text), createWriteStream(file))
    const { size: bytes } = await stat(file)
    await storage.put(key, { stream: createReadStream(file), bytes }, 'application/xml')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
