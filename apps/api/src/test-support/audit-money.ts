import { expect } from 'vitest'
import { auditOrders } from '../modules/order/audit/audit-orders.queries.ts'
import { auditPayments } from '../modules/payment/ledger/audit-payments.queries.ts'
import type { Db } from '../platform/database/database.ts'

/** The whole money audit (money.audit): returns what violates it; empty if everything adds up. */
export async function auditMoney(db: Db): Promise<string[]> {
  return [...(await auditOrders(db)), ...(await auditPayments(db))]
}

/** Fails if the money audit finds a violation; every test of a fault ends with it. */
export async function expectMoneyToAddUp(db: Db): Promise<void> {
  expect(await auditMoney(db)).toEqual([])
}
