import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/contragent/contract'
import { findWrongRequisites } from '@svetlitsa/domain/payment/requisites'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { requireAccount } from '../user/require-account.ts'
import {
  addContragent,
  changeContragent,
  deleteContragent,
  findContragents,
  hasSameContragent,
  lockContragents,
} from './contragent.queries.ts'

const MOST = 20

type Operation = ParsedInput<typeof contract.processContragent>

export const contragentRoutes = [
  handle(contract.getContragents, async (context) => {
    const { id } = await requireAccount(context)
    return { contragents: await listContragents(context.db, id) }
  }),

  handle(contract.processContragent, async (context, input) => {
    const { id } = await requireAccount(context)
    if (input.operation !== 'delete') {
      const wrong = findWrongRequisites(input.contragent, input.paymentAccount)
      const text = problemTexts[context.language].fields.wrong
      const fields = Object.fromEntries(wrong.map((field) => [field, text]))
      if (wrong.length > 0) return refuse('invalid', { fields })
    }
    return transact(context.db, async (tx) => {
      await lockContragents(tx, id)
      const refusal = await processContragent(tx, id, input)
      return refusal ?? { contragents: await listContragents(tx, id) }
    })
  }),
]

async function processContragent(
  tx: Db,
  userId: number,
  input: Operation,
): Promise<Refusal<'not_found' | 'contragent_exists' | 'too_many'> | null> {
  const { operation } = input
  if (operation === 'delete') {
    const isDeleted = await deleteContragent(tx, { userId, guid: input.guid })
    return isDeleted ? null : refuse('not_found')
  }
  const requisites = { company: input.contragent, account: input.paymentAccount }
  const guid = operation === 'change' ? input.guid : undefined
  if (await hasSameContragent(tx, userId, requisites, guid)) return refuse('contragent_exists')
  if (guid) {
    return (await changeContragent(tx, { userId, guid }, requisites)) ? null : refuse('not_found')
  }
  if ((await findContragents(tx, userId)).length >= MOST) return refuse('too_many')
  await addContragent(tx, userId, requisites)
  return null
}

async function listContragents(db: Db, userId: number) {
  const rows = await findContragents(db, userId)
  return rows.map(({ guid, company, account }) => ({
    guid,
    contragent: company,
    paymentAccount: account,
  }))
}
