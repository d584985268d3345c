import type { DeskKind, RequestState } from '@svetlitsa/domain/request/desk-request'
import { and, desc, eq, ilike, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toLikePattern } from '../../platform/database/to-like-pattern.ts'
import { toPhonePatterns } from '../../platform/database/to-phone-patterns.ts'
import { region } from '../../schema/region.table.ts'
import { formRequest } from '../../schema/request.table.ts'
import { userAccount } from '../../schema/user.table.ts'
import { vacancy } from '../../schema/vacancy.table.ts'

const conditions: Record<RequestState, SQL | undefined> = {
  new: and(isNull(formRequest.takenAt), isNull(formRequest.doneAt)),
  work: and(isNotNull(formRequest.takenAt), isNull(formRequest.doneAt)),
  done: isNotNull(formRequest.doneAt),
}

const columns = {
  request: formRequest,
  region: region.name,
  vacancyTitle: vacancy.title,
  handledBy: sql<string>`coalesce(nullif(${userAccount.name}, ''), ${userAccount.login}, '')`,
}

export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number]

function readRequests(db: Db, where: SQL | undefined, part: { limit: number; offset: number }) {
  return db
    .select(columns)
    .from(formRequest)
    .innerJoin(region, eq(region.id, formRequest.regionId))
    .leftJoin(userAccount, eq(userAccount.id, formRequest.handledById))
    .leftJoin(vacancy, sql`${vacancy.id}::text = ${formRequest.details} ->> 'vacancy'`)
    .where(where)
    .orderBy(desc(formRequest.id))
    .limit(part.limit)
    .offset(part.offset)
}

/** Matches the request's number, or its sender. */
function buildRequestCondition(search: string): SQL | undefined {
  const pattern = toLikePattern(search)
  return or(
    sql`${formRequest.id}::text = ${search}`,
    ilike(formRequest.name, pattern),
    ilike(formRequest.email, pattern),
    ...toPhonePatterns(search).map((phone) => like(formRequest.phone, phone)),
  )
}

interface RequestFilter {
  kind?: DeskKind | undefined
  state?: RequestState | undefined
  search: string
  size: number
  page: number
}

/** A page of the form requests, newest first. */
export async function findRequests(db: Db, { kind, state, search, size, page }: RequestFilter) {
  const where = and(
    kind && eq(formRequest.kind, kind),
    state && conditions[state],
    search ? buildRequestCondition(search) : undefined,
  )
  const total = await db.$count(formRequest, where)
  const rows = await readRequests(db, where, { limit: size, offset: (page - 1) * size })
  return { rows, total }
}

export async function findRequest(db: Db, id: number): Promise<RequestRow | null> {
  const [row] = await readRequests(db, eq(formRequest.id, id), { limit: 1, offset: 0 })
  return row ?? null
}

/**
 * Locks a form request until the end of the transaction, so that concurrent changes run one after
 * the other.
 */
export async function lockRequest(tx: Db, id: number) {
  const [row] = await tx.select().from(formRequest).where(eq(formRequest.id, id)).for('update')
  return row ?? null
}

export async function updateRequest(
  tx: Db,
  id: number,
  values: Pick<typeof formRequest.$inferInsert, 'takenAt' | 'doneAt' | 'handledById' | 'note'>,
): Promise<void> {
  await tx.update(formRequest).set(values).where(eq(formRequest.id, id))
}

export function countNewRequests(db: Db): Promise<number> {
  return db.$count(formRequest, conditions.new)
}
