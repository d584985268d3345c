import { expect } from 'vitest'
import type { Db } from '../platform/database/database.ts'
import { findBrokenInvariants } from './money-invariants.ts'

/** Fails if the money audit finds a violation; every test of a fault ends with it. */
export async function expectMoneyToAddUp(db: Db): Promise<void> {
  expect(await findBrokenInvariants(db)).toEqual([])
}
