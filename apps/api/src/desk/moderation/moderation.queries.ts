import type { ModeratedKind, ModerationState } from '@svetlitsa/domain/moderation/moderation-state'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { toLikePattern } from '../../platform/database/to-like-pattern.ts'
import { question } from '../../schema/question.table.ts'
import { review } from '../../schema/review.table.ts'
import { shopReview } from '../../schema/shop-review.table.ts'

export interface ModeratedRow extends Record<string, unknown> {
  id: number
  isApproved: boolean
  judgedAt: string | null
  judgedBy: string
  author: string
  city: string
  createdAt: string
  score: number | null
  text: string
  pros: string
  cons: string
  isPurchase: boolean
  orderNumber: string
  answer: string
  productName: string | null
  productCode: string | null
  sectionCode: string | null
  photos: { src: string; width: number; height: number }[]
}

const moderationColumns = sql`is_approved, judged_at, judged_by_id, author_name, created_at, answer`

/** The three kinds of entries as one row shape. */
const sources: Record<ModeratedKind, SQL> = {
  review: sql`select id, product_id, city, score, comment as text, pros, cons, is_purchase,
    '' as order_number, ${moderationColumns} from review`,
  question: sql`select id, product_id, '' as city, null::int as score, text, '' as pros,
    '' as cons, false as is_purchase, '' as order_number, ${moderationColumns} from question`,
  'shop-review': sql`select id, null::int as product_id, city, score, comment as text, '' as pros,
    '' as cons, false as is_purchase, order_number, ${moderationColumns} from shop_review`,
}

const conditions: Record<ModerationState, SQL> = {
  waiting: sql`not e.is_approved and e.judged_at is null`,
  shown: sql`e.is_approved`,
  rejected: sql`not e.is_approved and e.judged_at is not null`,
}

const photosByKind: Record<ModeratedKind, SQL> = {
  review: sql`(select coalesce(json_agg(json_build_object('src', ph.file, 'width', ph.width,
    'height', ph.height) order by ph.position, ph.id), '[]')
    from review_photo ph where ph.review_id = e.id)`,
  question: sql`'[]'::json`,
  'shop-review': sql`'[]'::json`,
}

interface ModerationFilter {
  kind: ModeratedKind
  state?: ModerationState | undefined
  search: string
  size: number
  page: number
}

/** A page of entries: waiting ones first, oldest first, then the others, newest first. */
export async function findModerated(db: Db, filter: ModerationFilter) {
  const { kind, state, search, size, page } = filter
  const pattern = toLikePattern(search)
  const from = sql`from (${sources[kind]}) e left join product p on p.id = e.product_id
    where ${state ? conditions[state] : sql`true`}
    ${search ? sql`and (e.author_name ilike ${pattern} or e.text ilike ${pattern} or p.name ilike ${pattern})` : sql``}`
  const countResult = await db.execute<{ total: number }>(
    sql`select count(*)::int as total ${from}`,
  )
  const order = state === 'waiting' ? sql`asc` : sql`desc`
  const ids = sql`select e.id ${from} order by e.created_at ${order}, e.id ${order}
    limit ${size} offset ${(page - 1) * size}`
  const { rows } = await db.execute<ModeratedRow>(sql`
    ${selectRows(kind)} where e.id in (${ids}) order by e.created_at ${order}, e.id ${order}`)
  return { rows, total: countResult.rows[0]?.total ?? 0 }
}

function selectRows(kind: ModeratedKind): SQL {
  return sql`select e.id, e.is_approved as "isApproved", to_json(e.judged_at) #>> '{}' as "judgedAt",
      coalesce(nullif(u.name, ''), u.login, '') as "judgedBy", e.author_name as author, e.city,
      to_json(e.created_at) #>> '{}' as "createdAt", e.score, e.text, e.pros, e.cons,
      e.is_purchase as "isPurchase", e.order_number as "orderNumber", e.answer,
      p.name as "productName", p.code as "productCode", s.code as "sectionCode",
      ${photosByKind[kind]} as photos
    from (${sources[kind]}) e left join product p on p.id = e.product_id
      left join section s on s.id = p.section_id left join user_account u on u.id = e.judged_by_id`
}

export async function findModeratedOne(
  db: Db,
  kind: ModeratedKind,
  id: number,
): Promise<ModeratedRow | null> {
  const { rows } = await db.execute<ModeratedRow>(sql`${selectRows(kind)} where e.id = ${id}`)
  return rows[0] ?? null
}

const tables = { review, question, 'shop-review': shopReview } as const

/**
 * Locks one entry until the end of the transaction, so that concurrent moderators are serialized.
 */
export async function lockModerated(tx: Db, kind: ModeratedKind, id: number) {
  const table = tables[kind]
  const [row] = await tx
    .select({ isApproved: table.isApproved, judgedAt: table.judgedAt })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return row ?? null
}

export interface ModerationDecision {
  isApproved?: boolean
  judgedAt?: Date
  judgedById?: number
  answer?: string
  answeredAt?: Date | null
}

export async function saveModerationDecision(
  tx: Db,
  kind: ModeratedKind,
  id: number,
  { answeredAt, ...decision }: ModerationDecision,
): Promise<void> {
  const fields = answeredAt === undefined ? decision : { ...decision, answeredAt }
  if (kind === 'review') await tx.update(review).set(fields).where(eq(review.id, id))
  else if (kind === 'question') await tx.update(question).set(fields).where(eq(question.id, id))
  else await tx.update(shopReview).set(decision).where(eq(shopReview.id, id))
}

/** Number of waiting entries of each kind. */
export async function countWaiting(db: Db): Promise<Record<ModeratedKind, number>> {
  const { rows } = await db.execute<Record<ModeratedKind, number>>(sql`
    select
      (select count(*)::int from review where not is_approved and judged_at is null) as review,
      (select count(*)::int from question where not is_approved and judged_at is null) as question,
      (select count(*)::int from shop_review
        where not is_approved and judged_at is null) as "shop-review"`)
  return rows[0] ?? { review: 0, question: 0, 'shop-review': 0 }
}
