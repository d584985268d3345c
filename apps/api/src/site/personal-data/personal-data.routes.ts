import * as contract from '@svetlitsa/api-client/personal-data/contract'
import { isStaff, userGroup } from '@svetlitsa/domain/identity/user-group'
import { findBonusAccount } from '../../basket/bonus/ledger/bonus-ledger.queries.ts'
import { consumeCode } from '../../people/login/sms-code/consume-code.ts'
import { refuseCode } from '../../people/login/sms-code/to-code-answer.ts'
import { requireAccount } from '../../people/user/require-account.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { buildExport } from './build-export.ts'
import { collectPersonalData } from './export-data.queries.ts'
import { findOpenOrders, findOpenRefunds } from './open-money.queries.ts'
import { removeAccount } from './remove-account.ts'

export const personalDataRoutes = [
  handle(contract.getRemoval, async (context) => {
    const { id, phone, groups } = await requireAccount(context)
    return {
      openOrders: await findOpenOrders(context.db, id),
      openRefunds: await findOpenRefunds(context.db, id),
      isStaff: isEmployee(groups),
      bonuses: (await findBonusAccount(context.db, phone)).balance,
    }
  }),

  handle(contract.removeAccount, async (context, { code }) => {
    const account = await requireAccount(context)
    // Staff are managed by administrators: their steps in orders keep their name.
    if (isEmployee(account.groups)) return refuse('not_allowed')
    const removal = await removeAccount(context, account, code)
    if (removal.kind === 'code') return refuseCode(context, removal.refusal)
    if (removal.kind === 'open') return refuse('removal_open')
    context.clearSessionCookie()
    return { result: true as const }
  }),

  handle(contract.exportData, async (context, { code }) => {
    const { id, phone } = await requireAccount(context)
    const consumed = await context.db.transaction((tx) =>
      consumeCode(context, tx, { code, phone, purposes: ['export'] }),
    )
    if ('reason' in consumed) return refuseCode(context, consumed)
    const data = await collectPersonalData(context.db, { userId: id, phone })
    const zip = buildExport(data, {
      language: context.language,
      shopName: context.services.shop.settings.brand.name[context.language],
      now: context.now,
    })
    return {
      fileName: `svetlitsa-${context.now.toISOString().slice(0, 10)}.zip`,
      contentType: 'application/zip' as const,
      content: zip.toString('base64'),
    }
  }),
]

function isEmployee(groups: readonly number[]): boolean {
  return isStaff(groups) || groups.includes(userGroup.assembler)
}
