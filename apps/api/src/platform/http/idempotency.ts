import { createHash } from 'node:crypto'
import type { AnyCall } from '@svetlitsa/api-client/call/call'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { idempotency } from '../database/platform.table.ts'
import { HttpError } from './http-error.ts'
import { Refusal } from './refusal.ts'

interface StoredAnswer {
  refusal?: {
    reason: string
    fields: Record<string, string>
    values: Record<string, string | number>
  }
  answer?: unknown
}

/**
 * Same key and body, same response (ADR 0043). The row is inserted before the work, so only one of
 * two concurrent requests does the work; a worker that died is replaced after 90 seconds.
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
  const keyCondition = and(eq(idempotency.scope, scope), eq(idempotency.key, key))
  if (!claimed) return readStoredAnswer(context, keyCondition, bodyHash)
  try {
    const answer = await work()
    const stored: StoredAnswer = answer instanceof Refusal ? { refusal: { ...answer } } : { answer }
    await db.update(idempotency).set({ status: 200, answer: stored }).where(keyCondition)
    return answer
  } catch (error) {
    await db.delete(idempotency).where(keyCondition)
    throw error
  }
}

async function readStoredAnswer(
  { db }: Context,
  keyCondition: ReturnType<typeof and>,
  bodyHash: Buffer,
): Promise<unknown> {
  const [earlier] = await db.select().from(idempotency).where(keyCondition)
  if (earlier && !earlier.bodyHash.equals(bodyHash)) throw new HttpError(409, 'key_reused')
  if (!earlier || earlier.status === null) {
    throw new HttpError(409, 'in_flight', { retryAfterSeconds: 1 })
  }
  const stored = earlier.answer as StoredAnswer
  if (!stored.refusal) return stored.answer
  return new Refusal(stored.refusal.reason, stored.refusal.fields, stored.refusal.values)
}
