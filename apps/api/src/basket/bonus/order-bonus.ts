import { getBonusLevel } from '@svetlitsa/domain/bonus/bonus-level'
import { calculateRestoredExpiry, spendBonus } from '@svetlitsa/domain/bonus/bonus-lot'
import { calculateEarnedBonus, calculateTakenBackBonus } from '@svetlitsa/domain/bonus/bonus-reward'
import type { Db } from '../../platform/database/database.ts'
import { findShopSettings } from '../../shop/shop-settings/shop-settings.queries.ts'
import {
  findLots,
  insertLot,
  lockBonusAccount,
  recordOperation,
  writeDeductions,
  writeEntries,
} from './ledger/bonus-ledger.queries.ts'
import { collectOwed } from './ledger/credit-bonus.ts'
import { takeBackBonus } from './ledger/take-back-bonus.ts'
import {
  findEarning,
  findEarningOrder,
  findSpender,
  findSpentLots,
  type SpentLot,
} from './order-bonus.queries.ts'

/** The bonus programme exists only in roubles (ADR 0042). */
const BONUS_CURRENCY = 'RUB'

/**
 * Takes bonuses for the orders of a checkout, oldest first; once per order. Returns false when
 * fewer are left, and the caller must roll back.
 */
export async function spendOrderBonus(
  tx: Db,
  spent: { phone: string; basketGroup: string; orders: readonly { id: number; amount: number }[] },
): Promise<boolean> {
  const { phone, basketGroup, orders } = spent
  const spending = orders.filter(({ amount }) => amount > 0)
  if (spending.length === 0) return true
  const { now } = await lockBonusAccount(tx, phone)
  for (const { id: orderId, amount } of spending) {
    const operation = { cause: `spend:${orderId}`, phone, kind: 'spend' as const }
    if (!(await recordOperation(tx, { ...operation, orderId, basketGroup }))) continue
    const deductions = spendBonus(await findLots(tx, phone), amount, now)
    if (!deductions) return false
    await writeDeductions(tx, operation, deductions)
  }
  return true
}

/**
 * Takes the bonuses again that a cancelled order had got back, because its money came late; once per
 * cause. Returns false when fewer are left, and the caller must roll back.
 */
export async function spendRestoredBonus(
  tx: Db,
  { orderId, amount, cause }: { orderId: number; amount: number; cause: string },
): Promise<boolean> {
  if (amount === 0) return true
  const phone = await findSpender(tx, orderId)
  if (phone === null) throw new Error(`order ${orderId} spent no bonuses`)
  const { now } = await lockBonusAccount(tx, phone)
  const operation = { cause, phone, kind: 'spend' as const, orderId }
  if (!(await recordOperation(tx, operation))) return true
  const deductions = spendBonus(await findLots(tx, phone), amount, now)
  if (!deductions) return false
  await writeDeductions(tx, operation, deductions)
  return true
}

/**
 * Credits what a delivered order earned: the level's percent of the money paid for goods. Does
 * nothing before the order is paid, so it can be called at delivery and at a later payment alike;
 * the bonuses come once. Returns them.
 */
export async function creditOrderBonus(tx: Db, orderId: number): Promise<number> {
  const order = await findEarningOrder(tx, orderId)
  if (!order.isPaid || order.currencyCode !== BONUS_CURRENCY) return 0
  const { phone, basketGroup, goodsSum, bonusSpent } = order
  const account = await lockBonusAccount(tx, phone)
  const { purchaseAmount, now } = account
  const cause = `earn:${orderId}`
  const levels = (await findShopSettings(tx))?.promises.bonusLevels
  const isNew = await recordOperation(tx, {
    cause,
    phone,
    kind: 'earn',
    orderId,
    basketGroup,
    goodsSum: goodsSum - bonusSpent,
    percent: getBonusLevel(purchaseAmount, levels).percent,
  })
  const amount = calculateEarnedBonus({ goodsSum, bonusSpent, purchaseAmount }, levels)
  if (!isNew || amount === 0) return 0
  await insertLot(tx, phone, { cause, reason: 'order', amount, creditedAt: now })
  await collectOwed(tx, account, cause)
  return amount
}

/**
 * Returns bonuses that an order spent, once per cause: into the lots they came from, or, where one
 * expires in less than 30 days, into a new lot that lives so long.
 * @throws Error for more bonuses than the order has spent and not got back.
 */
export async function restoreSpentBonus(
  tx: Db,
  { orderId, amount, cause }: { orderId: number; amount: number; cause: string },
): Promise<void> {
  if (amount === 0) return
  const phone = await findSpender(tx, orderId)
  if (phone === null) throw new Error(`order ${orderId} spent no bonuses`)
  const account = await lockBonusAccount(tx, phone)
  const operation = { cause, phone, kind: 'restore' as const, orderId }
  if (!(await recordOperation(tx, operation))) return
  let missing = amount
  for (const lot of await findSpentLots(tx, orderId)) {
    const restored = Math.min(lot.spent, missing)
    missing -= restored
    if (restored > 0) await restoreLot(tx, operation, lot, { amount: restored, now: account.now })
  }
  if (missing > 0) throw new Error(`order ${orderId} spent ${missing} bonuses less than returned`)
  await collectOwed(tx, account, cause)
}

async function restoreLot(
  tx: Db,
  { phone, cause }: { phone: string; cause: string },
  lot: SpentLot,
  { amount, now }: { amount: number; now: Date },
): Promise<void> {
  const { id, creditedAt } = lot
  const expiresAt = calculateRestoredExpiry(lot.expiresAt, now)
  if (expiresAt.getTime() === lot.expiresAt.getTime())
    return writeEntries(tx, { phone, cause }, [{ lotId: id, amount }])
  const restored = { cause, reason: 'restore', sourceLotId: id, amount, creditedAt, expiresAt }
  await insertLot(tx, phone, restored)
}

/**
 * Takes back what an order earned for returned goods, once per cause.
 * @param returned.returnedSum what was paid for the returned goods, without bonuses.
 */
export async function takeBackEarnedBonus(
  tx: Db,
  { orderId, returnedSum, cause }: { orderId: number; returnedSum: number; cause: string },
): Promise<void> {
  const { phone } = await findEarningOrder(tx, orderId)
  const account = await lockBonusAccount(tx, phone)
  const earning = await findEarning(tx, orderId)
  if (!earning) return
  const goodsSum = Math.min(returnedSum, earning.goodsSum - earning.returned)
  const returned = { returnedBefore: earning.returned, returned: goodsSum }
  const amount = calculateTakenBackBonus(earning, returned)
  await takeBackBonus(tx, account, { cause, orderId, amount, goodsSum })
}
