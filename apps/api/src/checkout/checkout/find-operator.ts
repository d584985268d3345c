import { isStaff } from '@svetlitsa/domain/identity/is-staff'
import { findAccount, findAccountByLogin } from '../../people/user/user.queries.ts'
import type { Db } from '../../platform/database/database.ts'

/** The id of an active member of staff by the login or the id, as orders keep it; null for others. */
export async function findOperator(db: Db, code: string): Promise<string | null> {
  const byId = /^\d{1,9}$/.test(code) ? await findAccount(db, Number(code)) : null
  const account = byId ?? (await findAccountByLogin(db, code, null))
  return account && isStaff(account.groups) ? String(account.id) : null
}
