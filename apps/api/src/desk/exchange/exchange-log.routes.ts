import * as contract from '@svetlitsa/api-client/exchange/contract'
import { feedFormats } from '@svetlitsa/domain/exchange/exchange'
import { handle } from '../../platform/http/handle.ts'
import { findFeeds, findRuns } from './exchange-log.queries.ts'

const PAGE = 30

/** The owner's log of the exchange (exchange.log). */
export const exchangeLogRoutes = [
  handle(contract.getExchange, async ({ db, services }, { kind, state, after }) => {
    const rows = await findRuns(db, { kind, state, after }, PAGE)
    const origin = services.env.PUBLIC_ORIGIN.replace(/\/+$/, '')
    return {
      runs: rows.map(({ run, key }) => ({
        id: run.id,
        kind: run.kind,
        state: run.state,
        key,
        fileName: run.fileName,
        startedAt: run.createdAt.toISOString(),
        finishedAt: run.finishedAt?.toISOString() ?? null,
        added: run.added,
        changed: run.changed,
        refused: run.refused,
        lines: run.lines,
      })),
      next: rows.length === PAGE ? (rows.at(-1)?.run.id ?? null) : null,
      feeds: (await findFeeds(db)).map(({ name, code, madeAt, offers }) => ({
        region: name,
        madeAt: madeAt && new Date(madeAt).toISOString(),
        offers,
        addresses: feedFormats.map((format) => `${origin}/feeds/${code}/${format}.xml`),
      })),
    }
  }),
]
