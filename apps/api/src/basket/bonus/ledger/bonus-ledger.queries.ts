import {
  type BonusDeduction,
  type BonusLot,
  calculateLotExpiry,
} from '@svetlitsa/domain/bonus/bonus-lot'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import {
  bonusAccount,
  bonusEntry,
  bonusLot,
  bonusOperation,
} from '../../../schema/bonus-ledger.table.ts'

type NewOperation = Omit<typeof bonusOperation.$inferInsert, 'createdAt'>

export interface LockedAccount {
  phone: string
  purchaseAmount: number
  owed: number
  /** The clock of the database, by which lots expire. */
  now: Date
}

/** The account of a phone number, created if needed and locked until the transaction ends. */
export async function lockBonusAccount(tx: Db, phone: string): Promise<LockedAccount> {
  // A number that is changed meanwhile takes its account along; then a new one is created.
  const account = (await findLockedAccount(tx, phone)) ?? (await findLockedAccount(tx, phone))
  if (!account) throw new Error('the bonus account that was just created does not exist')
  return account
}

async function findLockedAccount(tx: Db, phone: string): Promise<LockedAccount | null> {
  await tx.insert(bonusAccount).values({ phone }).onConflictDoNothing()
  const [row] = await tx
    .select({
      phone: bonusAccount.phone,
      purchaseAmount: bonusAccount.purchaseAmount,
      owed: bonusAccount.owed,
      now: sql<Date>`clock_timestamp()`.mapWith(bonusLot.expiresAt),
    })
    .from(bonusAccount)
    .where(eq(bonusAccount.phone, phone))
    .for('update')
  return row ?? null
}

/** Records an operation of a locked account; false when its cause was recorded before. */
export async function recordOperation(tx: Db, operation: NewOperation): Promise<boolean> {
  const { phone, goodsSum = 0, owed = 0 } = operation
  const recorded = await tx
    .insert(bonusOperation)
    .values(operation)
    .onConflictDoNothing()
    .returning({ cause: bonusOperation.cause })
  if (recorded.length === 0) return false
  if (goodsSum === 0 && owed === 0) return true
  await tx
    .update(bonusAccount)
    .set({
      purchaseAmount: sql`${bonusAccount.purchaseAmount} + ${goodsSum}`,
      owed: sql`${bonusAccount.owed} + ${owed}`,
    })
    .where(eq(bonusAccount.phone, phone))
  return true
}

/** The lots of a locked account that hold bonuses, whether or not they have expired. */
export async function findLots(tx: Db, phone: string): Promise<BonusLot[]> {
  return tx
    .select({
      id: bonusLot.id,
      creditedAt: bonusLot.creditedAt,
      expiresAt: bonusLot.expiresAt,
      left: bonusLot.leftAmount,
    })
    .from(bonusLot)
    .where(and(eq(bonusLot.phone, phone), gt(bonusLot.leftAmount, 0)))
}

/** Takes from lots or puts back into them, and changes the balance by the same sum. */
export async function writeEntries(
  tx: Db,
  { phone, cause }: { phone: string; cause: string },
  entries: readonly { lotId: number; amount: number }[],
): Promise<void> {
  if (entries.length === 0) return
  await tx.insert(bonusEntry).values(entries.map((entry) => ({ cause, ...entry })))
  for (const { lotId, amount } of entries) {
    await tx
      .update(bonusLot)
      .set({ leftAmount: sql`${bonusLot.leftAmount} + ${amount}` })
      .where(eq(bonusLot.id, lotId))
  }
  const change = entries.reduce((sum, { amount }) => sum + amount, 0)
  await changeBalance(tx, phone, change)
}

/** Takes deductions from their lots: their entries are negative. */
export async function writeDeductions(
  tx: Db,
  operation: { phone: string; cause: string },
  deductions: readonly BonusDeduction[],
): Promise<void> {
  const entries = deductions.map(({ lotId, amount }) => ({ lotId, amount: -amount }))
  await writeEntries(tx, operation, entries)
}

interface NewLot {
  cause: string
  reason: string
  amount: number
  creditedAt: Date
  expiresAt?: Date
  sourceLotId?: number
}

/** Credits a new lot with its entry; it lives 12 months unless its end is given. */
export async function insertLot(tx: Db, phone: string, lot: NewLot): Promise<void> {
  const { cause, amount, creditedAt } = lot
  const [inserted] = await tx
    .insert(bonusLot)
    .values({ expiresAt: calculateLotExpiry(creditedAt), ...lot, phone, leftAmount: amount })
    .returning({ id: bonusLot.id })
  if (!inserted) throw new Error('the lot was not saved')
  await tx.insert(bonusEntry).values({ cause, lotId: inserted.id, amount })
  await changeBalance(tx, phone, amount)
}

async function changeBalance(tx: Db, phone: string, change: number): Promise<void> {
  await tx
    .update(bonusAccount)
    .set({ balance: sql`${bonusAccount.balance} + ${change}` })
    .where(eq(bonusAccount.phone, phone))
}

/** The purchases of a number, and its bonuses that can be spent now. */
export async function findBonusAccount(
  db: Db,
  phone: string,
): Promise<{ balance: number; purchaseAmount: number }> {
  const [row] = await db
    .select({
      purchaseAmount: bonusAccount.purchaseAmount,
      balance: sql<number>`coalesce(sum(${bonusLot.leftAmount}), 0)::bigint`,
    })
    .from(bonusAccount)
    .leftJoin(
      bonusLot,
      and(eq(bonusLot.phone, bonusAccount.phone), gt(bonusLot.expiresAt, sql`now()`)),
    )
    .where(eq(bonusAccount.phone, phone))
    .groupBy(bonusAccount.phone)
  return row ?? { balance: 0, purchaseAmount: 0 }
}
