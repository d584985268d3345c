import { createHash } from 'node:crypto'
import type { AnyCall } from '@svetlitsa/api-client/contract/call'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from './context.ts'
import { Fault } from './fault.ts'
import { idempotency } from './platform.table.ts'
import { Refusal } from './refusal.ts'

interface Kept {
  refusal?: {
    reason: string
    fields: Record<string, string>
    values: Record<string, string | number>
  }
  answer?: unknown
}

/**
 * Same key and body, same answer (decisions, «Calls»). The row is written before the work, so of
 * two requests in flight one works; a worker that died is replaced after 90 seconds.
 */
export async function withIdempotency(
  context: Context,
  call: AnyCall,
  input: unknown,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const { db, idempotencyKey: key } = context
  if (!key) return work()
  const scope = `session:${(await context.openSession()).id}`
  const name = `${call.method} ${call.path}`
  const bodyHash = createHash('sha256')
    .update(`${name}\n${JSON.stringify(input)}`)
    .digest()
  const [claimed] = await db
    .insert(idempotency)
    .values({ scope, key, call: name, bodyHash })
    .onConflictDoUpdate({
      target: [idempotency.scope, idempotency.key],
      set: { startedAt: sql`now()` },
      setWhere: and(
        sql`${idempotency.status} is null`,
        eq(idempotency.bodyHash, bodyHash),
        lt(idempotency.startedAt, sql`now() - interval '90 seconds'`),
      ),
    })
    .returning({ scope: idempotency.scope })
  const own = and(eq(idempotency.scope, scope), eq(idempotency.key, key))
  if (!claimed) return earlierAnswer(context, own, bodyHash)
  try {
    const answer = await work()
    const kept: Kept = answer instanceof Refusal ? { refusal: { ...answer } } : { answer }
    await db.update(idempotency).set({ status: 200, answer: kept }).where(own)
    return answer
  } catch (error) {
    await db.delete(idempotency).where(own)
    throw error
  }
}

async function earlierAnswer(
  { db }: Context,
  own: ReturnType<typeof and>,
  bodyHash: Buffer,
): Promise<unknown> {
  const [earlier] = await db.select().from(idempotency).where(own)
  if (earlier && !earlier.bodyHash.equals(bodyHash)) throw new Fault(409, 'key_reused')
  if (!earlier || earlier.status === null) {
    throw new Fault(409, 'in_flight', { retryAfterSeconds: 1 })
  }
  const kept = earlier.answer as Kept
  if (!kept.refusal) return kept.answer
  return new Refusal(kept.refusal.reason, kept.refusal.fields, kept.refusal.values)
}
