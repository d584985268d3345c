import { shopSettings } from '@svetlitsa/api-client/shop-settings/contract'
import type { ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { shopSetting } from '../../schema/shop-settings.table.ts'

/** The stored settings; null for a shop that was not set up. */
export async function findShopSettings(db: Db): Promise<ShopSettings | null> {
  const rows = await db.select({ key: shopSetting.key, value: shopSetting.value }).from(shopSetting)
  if (rows.length === 0) return null
  return shopSettings.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])))
}

/** Saves the settings that differ from the stored ones, in the caller's transaction. */
export async function saveShopSettings(tx: Db, settings: ShopSettings): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({
    key: key as keyof ShopSettings,
    value,
  }))
  await tx
    .insert(shopSetting)
    .values(rows)
    .onConflictDoUpdate({
      target: shopSetting.key,
      set: { value: sql`excluded.value`, updatedAt: sql`now()` },
      setWhere: sql`${shopSetting.value} is distinct from excluded.value`,
    })
}
