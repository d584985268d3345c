import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Prefix of a statement whose plan is cached. */
const MARK = '/* kept plan */'
const names = new Map<string, string>()
/** How often a migration has changed the type of a column that such a plan reads. */
let changes = 0

/**
 * Wraps the pool so that each connection caches the plans of marked statements: they are sent with
 * a name, which makes node-postgres prepare them. These statements join ten tables to read ten
 * rows, so planning costs more than running them. Mark only statements whose text is constant and
 * whose rows are found by a key; lists need a plan for their actual parameters.
 */
export function keepMarkedPlans(pool: pg.Pool): pg.Pool {
  const connect = async () => nameStatements(await pool.connect())
  return nameStatements(pool, { connect })
}

/** Wraps a pool or client so that marked statements are sent with a name. */
function nameStatements<Sender extends pg.Pool | pg.PoolClient>(
  sender: Sender,
  overrides: { connect?: () => Promise<pg.PoolClient> } = {},
): Sender {
  const send = (config: unknown, rest: unknown[]) =>
    Reflect.apply(sender.query, sender, [config, ...rest])
  const query = (config: unknown, ...rest: unknown[]) => {
    if (!isMarked(config)) return send(config, rest)
    const named = addName(config)
    return send(named, rest).catch((error: unknown) => {
      if (!isOutdatedPlan(error)) throw error
      forgetNames(named)
      // On a client its transaction has failed.
      if (!('totalCount' in sender)) throw error
      return send(addName(config), rest)
    })
  }
  const replaced: Record<PropertyKey, unknown> = { query, ...overrides }
  return new Proxy(sender, {
    get(target, key) {
      if (Object.hasOwn(replaced, key)) return replaced[key]
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function isMarked(config: unknown): config is { text: string } {
  if (typeof config !== 'object' || config === null || !('text' in config)) return false
  return typeof config.text === 'string' && config.text.trimStart().startsWith(MARK)
}

function addName(config: { text: string }): pg.QueryConfig {
  const { text } = config
  const name =
    names.get(text) ??
    `kept_${createHash('sha256').update(`${changes}${text}`).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return { ...config, name }
}

/** Has the statements prepared anew, once for all that meet the same change. */
function forgetNames({ text = '', name }: pg.QueryConfig): void {
  if (names.get(text) !== name) return
  names.clear()
  changes += 1
}

/** The server keeps the plan, but a column that it reads has another type now. */
function isOutdatedPlan(error: unknown): boolean {
  return error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}
