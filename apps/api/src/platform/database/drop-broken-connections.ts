import type pg from 'pg'

/**
 * Wraps the pool so that a connection that is lost, or whose server does not answer in time, leaves
 * the pool at the first failed query. node-postgres only forgets a query without an answer: the
 * rollback and the next user of the connection would wait behind it. And a transaction of drizzle
 * whose `begin` fails never releases its connection.
 */
export function dropBrokenConnections(pool: pg.Pool): pg.Pool {
  const connect = async (): Promise<pg.PoolClient> => watch(await pool.connect())
  return new Proxy(pool, {
    get: (target, key) => (key === 'connect' ? connect : bind(target, key)),
  })
}

function watch(client: pg.PoolClient): pg.PoolClient {
  let isReleased = false
  const release = (error?: Error | boolean): void => {
    if (isReleased) return
    isReleased = true
    client.release(error)
  }
  const query = async (...args: unknown[]) => {
    try {
      return await Reflect.apply(client.query, client, args)
    } catch (error) {
      // With an error the pool closes the socket instead of keeping the connection.
      if (!isStatementError(error)) release(true)
      throw error
    }
  }
  const replaced: Record<PropertyKey, unknown> = { query, release }
  return new Proxy(client, {
    get: (target, key) => (Object.hasOwn(replaced, key) ? replaced[key] : bind(target, key)),
  })
}

/** The server has rejected a statement and waits for the next. */
function isStatementError(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR'
}

function bind<Target extends object>(target: Target, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key)
  return typeof value === 'function' ? value.bind(target) : value
}
