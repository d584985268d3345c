import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** The member of staff whose call is served, and the call: what the staff log records (ADR 0063). */
export interface CurrentStaff {
  userId: number
  /** Method and path as in the contract. */
  call: string
}

const storage = new AsyncLocalStorage<CurrentStaff | null>()

/** Runs work whose changes of the database are recorded as this member's; with null, as nobody's. */
export function runAsStaff<T>(staff: CurrentStaff | null, work: () => PromiseLike<T>): Promise<T> {
  // Awaited inside, because a statement of drizzle is sent when it is awaited.
  return storage.run(staff, async () => await work())
}

/**
 * Wraps the pool so that each transaction of a staff call, and each single statement that may
 * write, states who makes it in settings that end with the transaction: the triggers of the staff
 * log read them. Statements outside staff calls are sent as they are.
 */
export function nameStaff(pool: pg.Pool): pg.Pool {
  const connect = async () => nameStaffOfClient(await pool.connect())
  const query = (config: unknown, ...rest: unknown[]) => {
    const staff = storage.getStore()
    const text = readText(config)
    const isRead = text !== null && /^\s*(\/\*.*?\*\/\s*)?select\b/i.test(text)
    if (!staff || text === null || isRead) return Reflect.apply(pool.query, pool, [config, ...rest])
    return queryInTransaction(pool, staff, [config, ...rest])
  }
  return replace(pool, { connect, query })
}

async function queryInTransaction(pool: pg.Pool, staff: CurrentStaff, args: unknown[]) {
  const client = await pool.connect()
  try {
    await client.query(`begin; ${toSettings(staff)}`)
    const result = await Reflect.apply(client.query, client, args)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

function nameStaffOfClient(client: pg.PoolClient): pg.PoolClient {
  const query = (config: unknown, ...rest: unknown[]) => {
    const staff = storage.getStore()
    const text = readText(config)
    if (!staff || text === null || !/^begin\b/i.test(text))
      return Reflect.apply(client.query, client, [config, ...rest])
    // Sent together, so that a transaction costs no further round trip.
    return client.query(`${text}; ${toSettings(staff)}`)
  }
  return replace(client, { query })
}

function toSettings({ userId, call }: CurrentStaff): string {
  const name = call.replaceAll("'", '')
  return `set local shop.staff_id = '${Number(userId)}'; set local shop.staff_call = '${name}'`
}

function readText(config: unknown): string | null {
  if (typeof config === 'string') return config
  if (typeof config !== 'object' || config === null || !('text' in config)) return null
  return typeof config.text === 'string' ? config.text : null
}

function replace<Sender extends object>(
  sender: Sender,
  replaced: Record<PropertyKey, unknown>,
): Sender {
  return new Proxy(sender, {
    get(target, key) {
      if (Object.hasOwn(replaced, key)) return replaced[key]
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
