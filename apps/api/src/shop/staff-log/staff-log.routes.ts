import * as contract from '@svetlitsa/api-client/staff-log/contract'
import { canSeeEverything } from '@svetlitsa/domain/identity/user-group'
import { handle } from '../../platform/http/handle.ts'
import { findOrderIdByNumber, findOrderReferences } from './logged-order.queries.ts'
import { nameOrders } from './name-orders.ts'
import { findLogEntries, findLoggedStaff, findLoggedTables } from './staff-log.queries.ts'

const SIZE = 50

const getName = ({ name, login, id }: { name: string | null; login: string | null; id: number }) =>
  name || login || String(id)

/** What staff did: groups 1 and 26 read everything, the others what they did themselves. */
export const staffLogRoutes = [
  handle(contract.getStaffLog, async (context, input) => {
    const { db, session } = context
    const seesEverything = canSeeEverything(session?.groups ?? [])
    const { subject, from, to, after } = input
    const staffId = seesEverything ? input.staffId : (session?.userId ?? 0)
    const references = await findOrderReferences(db)
    const key = input.key
      ? { text: input.key, orderId: await findOrderIdByNumber(db, input.key), references }
      : undefined
    const filter = { staffId, subject, key, from, to, after }
    const rows = await findLogEntries(context, filter, SIZE + 1)
    const shown = rows.slice(0, SIZE)
    const name = await nameOrders(
      db,
      references,
      shown.map(({ entry }) => entry),
    )
    const people = seesEverything ? await findLoggedStaff(db) : []
    return {
      entries: shown.map(({ entry, ...person }) => ({
        id: entry.id,
        at: entry.createdAt.toISOString(),
        staff: { id: entry.staffId, name: getName({ ...person, id: entry.staffId }) },
        call: entry.call,
        subject: entry.tableName,
        action: entry.action,
        ...name(entry),
      })),
      next: rows.length > SIZE ? (shown.at(-1)?.entry.id ?? null) : null,
      people: people.map((person) => ({ id: person.id, name: getName(person) })),
      subjects: await findLoggedTables(db),
    }
  }),
]
