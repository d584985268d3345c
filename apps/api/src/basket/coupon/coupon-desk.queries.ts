import { randomInt } from 'node:crypto'
import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type { coupons, createCouponBatch } from '@svetlitsa/api-client/coupon-desk/contract'
import type { ResourceValues } from '@svetlitsa/api-client/resource/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { coupon } from '../../schema/coupon.table.ts'
import { section } from '../../schema/section.table.ts'
import { vendor } from '../../schema/vendor.table.ts'
import type { FieldProblems } from '../../shop/resource/resource-repository.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Values = ResourceValues<typeof coupons>
type Batch = ParsedInput<typeof createCouponBatch>

const toDate = (text: string | null) => (text === null ? null : new Date(text))

const toColumns = <Terms extends Pick<Values, 'startsAt' | 'endsAt'>>(values: Terms) => ({
  ...values,
  startsAt: toDate(values.startsAt),
  endsAt: toDate(values.endsAt),
})

export const couponRepository = createTableRepository({
  table: coupon,
  match: [{ field: 'code', column: coupon.code }],
  search: [coupon.code, coupon.description],
  sorts: {
    code: coupon.code,
    createdAt: coupon.createdAt,
    endsAt: coupon.endsAt,
    used: coupon.used,
  },
  filter: ({ isActive }: { isActive?: boolean | undefined }) => [
    isActive === undefined ? undefined : eq(coupon.isActive, isActive),
  ],
  toValues: ({ id: _id, used: _used, createdAt: _createdAt, ...row }): Values => ({
    ...row,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  }),
  toFacts: ({ used, createdAt }) => ({ used, createdAt: createdAt.toISOString() }),
  toColumns: (values: Values) => toColumns(values),
  check: async (db, values, id) => ({
    ...(await findUnknownGoods(db, values)),
    ...(await findSpentLimit(db, values, id)),
  }),
  constraints: { coupon_code_unique: 'code', coupon_used_in_limit: 'limitTotal' },
})

/** Sections and vendors that do not exist. */
export async function findUnknownGoods(
  db: Db,
  { sectionIds, vendorIds }: Pick<Values, 'sectionIds' | 'vendorIds'>,
): Promise<FieldProblems<Values>> {
  const sections = new Set(sectionIds)
  const vendors = new Set(vendorIds)
  const isKnown = async (table: typeof section | typeof vendor, ids: Set<number>) =>
    ids.size === 0 || (await db.$count(table, inArray(table.id, [...ids]))) === ids.size
  return {
    ...((await isKnown(section, sections)) ? {} : { sectionIds: 'notListed' }),
    ...((await isKnown(vendor, vendors)) ? {} : { vendorIds: 'notListed' }),
  }
}

/** A limit below what was already used would never have held. */
async function findSpentLimit(
  db: Db,
  { limitTotal }: Values,
  id: string | null,
): Promise<FieldProblems<Values>> {
  if (id === null || limitTotal === null) return {}
  const [row] = await db
    .select({ used: coupon.used })
    .from(coupon)
    .where(eq(coupon.id, Number(id)))
  return row && row.used > limitTotal ? { limitTotal: 'tooSmall' } : {}
}

/** Letters and digits that are not mistaken for one another on paper. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** 50 bits, of which nobody guesses one within the limits of guesses. */
const CODE_LENGTH = 10

const buildCode = (prefix: string) =>
  prefix + Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Adds coupons of the same terms; a code that exists already is replaced by another one. */
export async function insertCouponBatch(tx: Db, { prefix, count, terms }: Batch) {
  const codes: string[] = []
  while (codes.length < count) {
    const rows = Array.from({ length: count - codes.length }, () => ({
      ...toColumns(terms),
      code: buildCode(prefix),
    }))
    const added = await tx
      .insert(coupon)
      .values(rows)
      .onConflictDoNothing({ target: coupon.code })
      .returning({ code: coupon.code })
    codes.push(...added.map(({ code }) => code))
  }
  return codes
}
