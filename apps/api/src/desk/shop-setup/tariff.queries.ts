import type { ShopSetup } from '@svetlitsa/api-client/shop-setup/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { deliveryTariff } from '../../schema/delivery.table.ts'
import type { ChosenRegion } from './shop-setup.queries.ts'

type Tariff = typeof deliveryTariff.$inferInsert

/** Tariffs are named in Russian like those of the demonstration; pages translate the kinds. */
const names = {
  pickup: { name: 'Самовывоз', description: 'Из магазина, когда удобно' },
  courier: { name: 'Курьером', description: 'До подъезда, в выбранное время' },
} as const

/** The regions with a tariff by courier. */
export async function findRegionIdsWithTariff(tx: Db): Promise<Set<number>> {
  const { regionId, kind } = deliveryTariff
  const rows = await tx.select({ regionId }).from(deliveryTariff).where(eq(kind, 'courier'))
  return new Set(rows.map((row) => row.regionId))
}

/** Changes the tariff of a kind in a region, or creates it. */
export async function saveTariff(
  tx: Db,
  tariff: Omit<Tariff, 'name' | 'kind'> & { kind: keyof typeof names },
): Promise<void> {
  const { regionId, kind } = tariff
  const changed = await tx
    .update(deliveryTariff)
    .set(tariff)
    .where(and(eq(deliveryTariff.regionId, regionId), eq(deliveryTariff.kind, kind)))
    .returning({ id: deliveryTariff.id })
  if (changed.length > 0) return
  const position = kind === 'pickup' ? 0 : 1
  await tx.insert(deliveryTariff).values({ ...tariff, ...names[kind], position })
}

/** The prices of courier delivery in the chosen regions, by currency: those of the first region. */
export async function findTariffPrices(
  db: Db,
  regions: readonly Pick<ChosenRegion, 'id' | 'currencyCode'>[],
): Promise<ShopSetup['tariffs']> {
  const rows = await db
    .select()
    .from(deliveryTariff)
    .where(
      and(
        inArray(
          deliveryTariff.regionId,
          regions.map(({ id }) => id),
        ),
        eq(deliveryTariff.kind, 'courier'),
      ),
    )
    .orderBy(asc(deliveryTariff.id))
  const prices: ShopSetup['tariffs'] = {}
  for (const { id, currencyCode } of regions) {
    const row = rows.find(({ regionId }) => regionId === id)
    const code = currencyCode === 'KZT' ? 'KZT' : 'RUB'
    if (!row || prices[code]) continue
    prices[code] = {
      courier: row.price,
      courierFreeFrom: row.freeFrom,
      outsidePerKm: row.pricePerKm,
      toDoor: row.toDoorPrice,
      lift: row.liftPrice,
      floor: row.floorPrice,
    }
  }
  return prices
}
