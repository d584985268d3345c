import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/reconciliation/contract'
import { canSeeEverything } from '@svetlitsa/domain/identity/user-group'
import { reconciliationKinds } from '@svetlitsa/domain/money/reconciliation-kind'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { findViolations } from './find-violations.ts'
import {
  countOpenItems,
  findItem,
  findOpenItems,
  findResolvedItems,
  findResolvedKeys,
  type ItemRow,
  insertNote,
  type NoteRow,
  settleDiscrepancy,
} from './reconciliation.queries.ts'

type Item = z.output<typeof contract.reconciliationItem>
type ResolveResult =
  | CallAnswer<typeof contract.resolveItem>
  | Refusal<'not_found' | 'changed_meanwhile' | 'prove_again'>

function toItem(row: ItemRow | NoteRow): Item {
  const resolved = 'note' in row ? { by: row.by, at: toIso(row.at), note: row.note } : null
  const { kind, key, fact, title, orderGuid, storeName, amount, sign, detail } = row
  const shown = { key, fact, title, orderGuid, storeName, amount, sign, detail }
  return { ...shown, kind: kind as Item['kind'], since: toIso(row.since), resolved }
}

const toIso = (moment: Date | string): string => new Date(moment).toISOString()

/** Open violations; those who do not see everything have none. */
async function findOpenViolations(context: Context): Promise<ItemRow[]> {
  const found = await findViolations(context)
  if (found.length === 0) return []
  const audit = await findResolvedKeys(context.db, 'audit')
  const certificate = await findResolvedKeys(context.db, 'certificate')
  return found.filter(({ key }) => !audit.has(key) && !certificate.has(key))
}

async function resolve(
  context: Context,
  { kind, key, fact, note }: ParsedInput<typeof contract.resolveItem>,
): Promise<ResolveResult> {
  const userId = context.session?.userId
  if (!userId) return refuse('not_found')
  if (kind === 'differingSum' && !(await context.hasFreshCode())) return refuse('prove_again')
  const isViolation = kind === 'audit' || kind === 'certificate'
  // The audit reads in a transaction of its own.
  const violations = isViolation ? await findViolations(context) : []
  return transact<ResolveResult>(context.db, async (tx) => {
    const item = isViolation
      ? violations.find((found) => found.kind === kind && found.key === key)
      : await findItem(context, tx, { kind, key })
    if (!item) return refuse('not_found')
    if (item.fact !== fact) return refuse('changed_meanwhile')
    if (!(await insertNote(tx, item, { note, userId }))) return refuse('changed_meanwhile')
    if (kind === 'differingSum') await settleDiscrepancy(tx, key)
    return { item: toItem({ ...item, by: '', at: context.now, note }) }
  })
}

/** Lists of what does not add up between orders and money (retail.reconciliation). */
export const reconciliationRoutes = [
  handle(contract.getReconciliation, async (context, { kind, state = 'open' }) => {
    const found = await countOpenItems(context)
    const violations = await findOpenViolations(context)
    const counted = new Map(found.map((row) => [row.kind, row.count]))
    for (const violation of violations)
      counted.set(violation.kind, (counted.get(violation.kind) ?? 0) + 1)
    const seesEverything = canSeeEverything(context.session?.groups ?? [])
    const counts = reconciliationKinds
      .filter((name) => seesEverything || (name !== 'audit' && name !== 'certificate'))
      .map((name) => ({ kind: name, count: counted.get(name) ?? 0 }))
    if (state === 'resolved')
      return { counts, items: (await findResolvedItems(context, kind)).map(toItem) }
    const items = [
      ...(await findOpenItems(context, kind)),
      ...violations.filter((violation) => !kind || violation.kind === kind).slice(0, 100),
    ]
    return { counts, items: items.map(toItem) }
  }),

  handle(contract.resolveItem, resolve),
]
