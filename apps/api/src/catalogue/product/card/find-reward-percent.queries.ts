import { getBonusLevel } from '@svetlitsa/domain/bonus/bonus-level'
import type { Db } from '../../../platform/database/database.ts'
import { findShopSettings } from '../../../shop/shop-settings/shop-settings.queries.ts'

/** The percent of bonuses that the shop promises to somebody without purchases. */
export async function findRewardPercent(db: Db): Promise<number> {
  const settings = await findShopSettings(db)
  return getBonusLevel(0, settings?.promises.bonusLevels).percent
}
