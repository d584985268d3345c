import { findReferences } from '@svetlitsa/api-client/reference/contract'
import { handle } from '../../platform/http/handle.ts'
import * as queries from './reference.queries.ts'

/** Fields of the back office find what they refer to by name (shop.resource). */
export const referenceRoutes = [
  handle(findReferences, async ({ db }, choice) => ({
    references: await queries.findReferences(db, choice),
  })),
]
