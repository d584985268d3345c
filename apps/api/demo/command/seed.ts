import { readEnv } from '../../src/env.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createLogger } from '../../src/platform/logging/logger.ts'
import { region } from '../../src/schema/region.table.ts'
import { ensureSlots } from '../../src/supply/delivery/ensure-slots.ts'
import { applyDemoDefaults } from '../apply-demo-defaults.ts'
import { fillShop } from '../seed/fill-shop.ts'
import { readStudioLibrary } from '../seed/studio/read-studio-library.ts'

/** Default number of offers; `--offers N` creates a larger shop for measurements. */
const DEFAULT_OFFER_COUNT = 8_000

const requestedCount = Number(process.argv[process.argv.indexOf('--offers') + 1])
const factor = process.argv.includes('--offers')
  ? Math.max(1, Math.round(requestedCount / DEFAULT_OFFER_COUNT))
  : 1
const env = applyDemoDefaults(readEnv())
const { db, close } = openDatabase(env.DATABASE_URL, 2, createLogger('warn'), {
  statementTimeoutMs: 0,
})
const [filled] = await db.select({ id: region.id }).from(region).limit(1)
if (!filled) {
  await db.transaction((tx) =>
    fillShop(tx, {
      factor,
      library: readStudioLibrary(env.STUDIO_DIR),
      reportProgress: (step) => process.stdout.write(`Наполняем магазин: ${step}\n`),
    }),
  )
  await ensureSlots(db)
  await db.execute('analyze')
}
await close()
