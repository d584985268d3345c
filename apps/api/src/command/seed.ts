import { fillShop } from '../../seed/fill-shop.ts'
import { readLibrary } from '../../seed/studio/read-library.ts'
import { readEnv } from '../env.ts'
import { ensureSlots } from '../modules/delivery/ensure-slots.ts'
import { region } from '../modules/region/region.table.ts'
import { openDatabase } from '../platform/database.ts'
import { createLogger } from '../platform/logger.ts'

/** Offers of the demonstration as it stands; `--offers N` makes a larger shop for measurements. */
const USUAL_OFFERS = 8_000

const wanted = Number(process.argv[process.argv.indexOf('--offers') + 1])
const factor = process.argv.includes('--offers')
  ? Math.max(1, Math.round(wanted / USUAL_OFFERS))
  : 1
const env = readEnv()
const { db, close } = openDatabase(env.DATABASE_URL, 2, createLogger('warn'), {
  statementTimeoutMs: 0,
})
const [filled] = await db.select({ id: region.id }).from(region).limit(1)
if (!filled) {
  await db.transaction((tx) =>
    fillShop(tx, {
      factor,
      library: readLibrary(env.STUDIO_DIR),
      tell: (step) => process.stdout.write(`Наполняем магазин: ${step}\n`),
    }),
  )
  await ensureSlots(db)
  await db.execute('analyze')
}
await close()
