import { createHash } from 'node:crypto'
import { canSeeEverything } from '@svetlitsa/domain/identity/user-group'
import type { Context } from '../../platform/context/context.ts'
import { auditMoney } from '../audit/audit-money.ts'
import type { ItemRow } from './reconciliation.queries.ts'

const MAX_CODE = /([A-Z0-9]{4})[A-Z0-9-]{6,}/g

/**
 * Violations of the invariants of money (money.audit) as items, for those who see everything: those
 * of certificates are a list of their own. Codes of certificates are not shown in full.
 */
export async function findViolations({ db, session, now }: Context): Promise<ItemRow[]> {
  if (!canSeeEverything(session?.groups ?? [])) return []
  const broken = await auditMoney(db)
  return broken.map((text) => ({
    kind: text.startsWith('I7 ') ? 'certificate' : 'audit',
    key: createHash('sha256').update(text).digest('hex').slice(0, 32),
    fact: '',
    title: text.startsWith('I7 ') ? text.replace(MAX_CODE, '$1…') : text,
    orderGuid: null,
    storeName: '',
    amount: null,
    sign: '',
    since: now,
    detail: '',
  }))
}
