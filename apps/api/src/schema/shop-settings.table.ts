import type { ShopSettings } from '@svetlitsa/domain/shop-settings/shop-settings'
import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../platform/database/columns.ts'

/** The settings of the shop, a row for each group of them (shop.brand). */
export const shopSetting = pgTable(
  'shop_setting',
  {
    key: text().$type<keyof ShopSettings>().primaryKey(),
    value: jsonb().notNull(),
    updatedAt: createdAt(),
  },
  (table) => [
    check(
      'shop_setting_key',
      sql`${table.key} in ('brand', 'legal', 'languages', 'promises', 'payments')`,
    ),
  ],
)
