import { Refusal } from '../http/refusal.ts'
import type { Db } from './database.ts'

class RolledBack extends Error {
  readonly refusal: Refusal<string>

  constructor(refusal: Refusal<string>) {
    super(`rolled back: ${refusal.reason}`)
    this.refusal = refusal
  }
}

/** Runs the work in a transaction and rolls it back when the work returns a refusal. */
export async function transact<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      if (result instanceof Refusal) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal as T
    throw error
  }
}
