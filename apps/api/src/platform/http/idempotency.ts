import { createHash } from 'node:crypto'
import type { AnyCall } from '@svetlitsa/api-client/call/call'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Context } from '../context/context.ts'
import { idempotency } from '../database/platform.table.ts'
import type { FindEarlierAnswer } from './handle.ts'
import { HttpError } from './http-error.ts'
import { Refusal } from './refusal.ts'

interface StoredAnswer {
  refusal?: {
    reason: string
    fields: Record<string, string>
    values: Record<string, string | number>
    details?: Record<string, unknown>
  }
  answer?: unknown
}

interface Work {
  work: () => Promise<unknown>
  findEarlierAnswer: FindEarlierAnswer | null
}

/** Decides nothing: the same request is sent again once the code was entered. */
const CODE_MISSING = 'prove_again'

/**
 * Same key and body, same response (ADR 0043). The row is inserted before the work, so only one of
 * two concurrent requests does the work. A worker that died is replaced after 90 seconds, or at once
 * where the call finds the result that it left.
 */
export async function withIdempotency(
  context: Context,
  call: AnyCall,
  input: unknown,
  { work, findEarlierAnswer }: Work,
): Promise<unknown> {
  const { db, idempotencyKey: key } = context
  if (!key) return work()
  const scope = await getScope(context)
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
  const store = (stored: StoredAnswer) =>
    db.update(idempotency).set({ status: 200, answer: stored }).where(keyCondition)
  if (!claimed) {
    const stored = await readStoredAnswer(context, keyCondition, bodyHash)
    if (stored) return toAnswer(stored)
    const answer = await findEarlierAnswer?.(context)
    if (!answer) throw new HttpError(409, 'in_flight', { retryAfterSeconds: 1 })
    await store({ answer })
    return answer
  }
  try {
    const answer = await work()
    if (answer instanceof Refusal && answer.reason === CODE_MISSING) {
      await db.delete(idempotency).where(keyCondition)
      return answer
    }
    const stored: StoredAnswer = answer instanceof Refusal ? { refusal: { ...answer } } : { answer }
    await store(stored)
    return answer
  } catch (error) {
    await db.delete(idempotency).where(keyCondition)
    throw error
  }
}

/**
 * Whose keys these are. Those of a person outlive the session: what a phone kept while its session
 * ended is sent again after the next login.
 */
async function getScope(context: Context): Promise<string> {
  const { id, userId } = await context.openSession()
  return userId ? `user:${userId}` : `session:${id}`
}

/** The answer stored for a key; null while its request is unfinished. */
async function readStoredAnswer(
  { db }: Context,
  keyCondition: ReturnType<typeof and>,
  bodyHash: Buffer,
): Promise<StoredAnswer | null> {
  const [earlier] = await db.select().from(idempotency).where(keyCondition)
  if (earlier && !earlier.bodyHash.equals(bodyHash)) throw new HttpError(409, 'key_reused')
  return earlier?.status == null ? null : (earlier.answer as StoredAnswer)
}

function toAnswer({ refusal, answer }: StoredAnswer): unknown {
  if (!refusal) return answer
  return new Refusal(refusal.reason, refusal.fields, refusal.values, refusal.details)
}
