import type { ReferenceKind } from '@svetlitsa/api-client/reference/contract'
import { or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains } from '../../shop/resource/table-repository.queries.ts'

/** As many as fit into a list below a field. */
const LIMIT = 20

interface Source {
  from: SQL
  /** The code or the number that a field keeps. */
  key: SQL
  hasNumber?: true
  name: SQL
  /** What tells one of several of the same name apart. */
  note: SQL
  /** What it is found by besides its name. */
  words: readonly SQL[]
}

const sources: Readonly<Record<ReferenceKind, Source>> = {
  priceZone: {
    from: sql`price_zone z`,
    key: sql`z.code`,
    name: sql`z.name`,
    note: sql`z.currency_code`,
    words: [sql`z.code`],
  },
  place: {
    from: sql`stock_place s`,
    key: sql`s.code`,
    name: sql`s.name`,
    note: sql`s.address`,
    words: [sql`s.code`, sql`s.address`],
  },
  promotion: {
    from: sql`promotion p`,
    key: sql`p.code`,
    name: sql`p.name`,
    note: sql`p.code`,
    words: [sql`p.code`],
  },
  product: {
    from: sql`product p`,
    key: sql`p.id`,
    hasNumber: true,
    name: sql`p.name`,
    note: sql`'№ ' || p.id`,
    words: [sql`p.code`],
  },
  offer: {
    from: sql`offer o join product p on p.id = o.product_id`,
    key: sql`o.id`,
    hasNumber: true,
    name: sql`p.name`,
    note: sql`concat_ws(' · ', o.article, nullif(o.finish, ''), nullif(o.size, ''))`,
    words: [sql`o.article`, sql`o.name`],
  },
}

/** What a field may refer to: the one of a value, or by name those that are searched for. */
export async function findReferences(
  db: Db,
  { kind, search, value }: { kind: ReferenceKind; search: string; value?: string | undefined },
) {
  const { from, key, hasNumber, name, note, words } = sources[kind]
  const isOne = (text: string) => {
    if (!hasNumber) return sql`${key} = ${text}`
    return /^\d{1,9}$/.test(text) ? sql`${key} = ${Number(text)}` : sql`false`
  }
  const condition =
    value === undefined
      ? or(isOne(search), ...[name, ...words].map((part) => contains(part, search)))
      : isOne(value)
  const { rows } = await db.execute<{ value: string; name: string; note: string }>(sql`
    select ${key}::text as value, ${name} as name, ${note} as note from ${from}
    where ${condition} order by case when ${isOne(search)} then 0 else 1 end, ${name}, ${key} limit ${LIMIT}`)
  return rows
}
