import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Prefix of a statement whose plan is cached. */
const MARK = '/* prepared */'
const names = new Map<string, string>()

/**
 * Wraps the pool so that each connection caches the plans of marked statements: they are sent with
 * a name, which makes node-postgres prepare them. These statements join ten tables to read ten
 * rows, so planning costs more than running them. Mark only statements whose text is constant and
 * whose rows are found by a key; lists need a plan for their actual parameters. While a
 * connection keeps a plan, the types of its result must not change.
 */
export function prepareMarkedStatements(pool: pg.Pool): pg.Pool {
  const connect = async () => nameStatements(await pool.connect())
  return nameStatements(pool, { connect })
}

/** Wraps a pool or client so that marked statements are sent with a name. */
function nameStatements<Sender extends pg.Pool | pg.PoolClient>(
  sender: Sender,
  overrides: { connect?: () => Promise<pg.PoolClient> } = {},
): Sender {
  const query = (config: unknown, ...rest: unknown[]) =>
    Reflect.apply(sender.query, sender, [addName(config), ...rest])
  const replaced: Record<PropertyKey, unknown> = { query, ...overrides }
  return new Proxy(sender, {
    get(target, key) {
      if (Object.hasOwn(replaced, key)) return replaced[key]
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

function addName(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || !('text' in config)) return config
  const { text } = config
  if (typeof text !== 'string' || !text.trimStart().startsWith(MARK)) return config
  const name =
    names.get(text) ?? `prepared_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`
  names.set(text, name)
  return { ...config, name }
}
