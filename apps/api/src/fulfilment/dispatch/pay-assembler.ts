import type * as contract from '@svetlitsa/api-client/assembly-desk/contract'
import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import { formatPrice } from '@svetlitsa/domain/money/price-text'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { addEntry, listBalances, listEntries } from '../assembler/assembler.queries.ts'
import { lockAssembler } from '../assembler/slot.queries.ts'
import { wasAssembler } from './workplace.queries.ts'

type Call = typeof contract.payAssembler
type Account = CallAnswer<typeof contract.getAssemblerAccount>

/**
 * Pays an assembler what was earned, or corrects the balance, in one currency (assembler.recount). No
 * more is paid than is owed, whoever pays at once.
 */
export async function payAssembler(
  { db }: Context,
  { assemblerId, kind, sum, currency, note }: ParsedInput<Call>,
): Promise<CallAnswer<Call> | Refusal<RefusalReason<Call>>> {
  return transact<CallAnswer<Call> | Refusal<RefusalReason<Call>>>(db, async (tx) => {
    await lockAssembler(tx, assemblerId)
    if (!(await wasAssembler(tx, assemblerId))) return refuse('assembler_unknown')
    const owed = (await listBalances(tx, assemblerId)).find(({ code }) => code === currency)
    if (!owed) return refuse('currency_unknown', { fields: { currency: 'wrong' } })
    if (kind === 'payout' && sum > owed.sum) {
      const { sign } = owed
      const values = { sum: formatPrice(Math.max(0, owed.sum), { sign }) }
      return refuse('balance_short', { values, fields: { sum: 'wrong' } })
    }
    const change = kind === 'payout' ? -sum : sum
    await addEntry(tx, { assemblerId, kind, sum: change, currencyCode: currency, note })
    return readAccount(tx, assemblerId)
  })
}

/** What an assembler is owed in each currency, and the last entries of the ledger. */
export async function readAccount(db: Db, assemblerId: number): Promise<Account> {
  return {
    balances: await listBalances(db, assemblerId),
    ledger: await listEntries(db, assemblerId),
  }
}
