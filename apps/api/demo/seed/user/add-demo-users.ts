import { hashPassword } from '../../../src/people/login/password/hash-password.ts'
import type { Db } from '../../../src/platform/database/database.ts'
import { bulkInsert } from '../database/bulk-insert.ts'
import { buildGuid } from '../random/random.ts'
import { demoUsers } from './demo-users.ts'

/** Adds the demonstration's logins and the codes that customers can redeem. */
export async function addDemoUsers(tx: Db): Promise<void> {
  const rows = []
  for (const user of demoUsers) {
    rows.push({
      guid: buildGuid('user', user.phone),
      phone: user.phone,
      name: user.name,
      login: user.login,
      password_hash: user.password === null ? null : await hashPassword(user.password),
      groups: user.groups,
      store_id: user.storeId,
    })
  }
  await bulkInsert(tx, 'user_account', rows)
  await addCodes(tx)
}

async function addCodes(tx: Db): Promise<void> {
  await bulkInsert(tx, 'short_code', [
    { code: 'divan', url: '/catalog/divany/' },
    { code: 'skidki', url: '/sale/' },
    { code: 'dostavka', url: '/payment-and-delivery/' },
  ])
  await bulkInsert(tx, 'redirect', [
    { from_path: '/sofas/', target: '/catalog/divany/', is_permanent: true },
    { from_path: '/o-kompanii/', target: '/about/', is_permanent: true },
  ])
  await bulkInsert(tx, 'coupon', [
    {
      code: 'SVET10',
      description: 'Скидка 10 % на первый заказ',
      percent: 10,
      sum: null,
      minimum_basket: 5_000,
      limit_total: null,
      limit_per_phone: 1,
      section_ids: [],
      vendor_ids: [],
      used: 0,
      is_active: true,
    },
    {
      code: 'DOM1000',
      description: 'Скидка 1000 ₽ на заказ от 20 000 ₽',
      percent: null,
      sum: 1_000,
      minimum_basket: 20_000,
      limit_total: 500,
      limit_per_phone: 3,
      section_ids: [],
      vendor_ids: [],
      used: 0,
      is_active: true,
    },
  ])
}
