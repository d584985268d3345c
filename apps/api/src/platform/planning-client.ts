import { createHash } from 'node:crypto'
import pg from 'pg'

/** What a statement begins with whose plan is kept. */
const mark = '/* kept plan */'
const names = new Map<string, string>()

/**
 * A connection that keeps the plans of marked statements: they join ten tables to read ten rows, so
 * planning them costs more than running them. Only for statements whose text is always the same and
 * whose rows are found by a key; lists are planned anew for what is asked.
 */
export class PlanningClient extends pg.Client {
  // One signature for the many of node-postgres, all of which are passed on as they came.
  override query(...asked: unknown[]): never {
    const [config, ...rest] = asked
    const forward = super.query as (...passed: unknown[]) => never
    return forward.call(this, withName(config), ...rest)
  }
}

function withName(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config)) return config
  const { text } = config
  if (typeof text !== 'string' || !text.trimStart().startsWith(mark)) return config
  const name =
    names.get(text) ?? `kept_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return { ...config, name }
}
