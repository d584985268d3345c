import type { Db } from '../../platform/database/database.ts'
import type { Services } from '../../platform/services/services.ts'
import { insertPaymentLink } from './payment-link.queries.ts'

/**
 * The address of a page in a message about a checkout, with a secret of its own: for 30 days it shows
 * masked data and pays what is due, without a login (ADR 0049).
 */
export async function createMessageLink(
  { env }: Pick<Services, 'env'>,
  tx: Db,
  { basketGroup, path }: { basketGroup: string; path: string },
): Promise<string> {
  const { code } = await insertPaymentLink(tx, {
    basketGroup,
    percent: null,
    amount: null,
    createdBy: null,
  })
  return `${env.PUBLIC_ORIGIN}${path}?code=${code}`
}
