import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { pictureLook } from './image-search.table.ts'

/**
 * Files of goods alone on their ground whose look is not known in this edition, in no order: half of
 * them are half of every section. With the last id among the pictures, after which others are new.
 */
export async function filesWithoutLook(
  db: Db,
  edition: number,
): Promise<{ files: string[]; lastId: number }> {
  const { rows } = await db.execute<{ files: string[] | null; lastId: number | null }>(sql`
    select (select max(id) from picture) as "lastId",
      (select array_agg(file order by md5(file)) from (
        select distinct p.file from picture p where p.kind = 'studio' and not exists (
          select 1 from picture_look l where l.file = p.file and l.edition = ${edition})) open)
        as files`)
  return { files: rows[0]?.files ?? [], lastId: rows[0]?.lastId ?? 0 }
}

/** The next pictures of goods alone on their ground, by their ids. */
export async function nextPictures(
  db: Db,
  afterId: number,
  most: number,
): Promise<{ id: number; file: string }[]> {
  const { rows } = await db.execute<{ id: number; file: string }>(sql`
    select p.id, p.file from picture p
    where p.id > ${afterId} and p.kind = 'studio' order by p.id limit ${most}`)
  return rows
}

/** Of these files the ones whose look is not known in this edition. */
export async function withoutLook(
  db: Db,
  files: readonly string[],
  edition: number,
): Promise<string[]> {
  const asked = [...new Set(files)]
  const known = await db
    .select({ file: pictureLook.file, edition: pictureLook.edition })
    .from(pictureLook)
    .where(inArray(pictureLook.file, asked))
  const done = new Set(known.filter((one) => one.edition === edition).map(({ file }) => file))
  return asked.filter((file) => !done.has(file))
}

/** Keeps what a file looks like; null where it could not be read, so that it is not tried again. */
export async function saveLook(
  db: Db,
  file: string,
  edition: number,
  seen: { signature: string; look: Buffer } | null,
): Promise<void> {
  const values = { edition, signature: seen?.signature ?? null, look: seen?.look ?? null }
  await db
    .insert(pictureLook)
    .values({ file, ...values })
    .onConflictDoUpdate({ target: pictureLook.file, set: values })
}

/** Looks that differ from this one in the fewest bits. */
export async function nearestLooks(
  db: Db,
  signature: string,
  { edition, most }: { edition: number; most: number },
): Promise<{ file: string; look: Buffer }[]> {
  const { rows } = await db.execute<{ file: string; look: Buffer }>(sql`
    with near as materialized (
      select l.file from picture_look l
      where l.edition = ${edition} and l.signature is not null
      order by bit_count(l.signature # ${signature}::bit(512)), l.file limit ${most})
    select l.file, l.look from near join picture_look l using (file)`)
  return rows
}

/** Offers that are shown by these files and sold in the zone, each with the best place of its files. */
export async function offersOfPictures(
  db: Db,
  files: readonly string[],
  zoneId: number,
): Promise<{ offerId: number; productId: number; place: number }[]> {
  const { rows } = await db.execute<{ offerId: number; productId: number; place: number }>(sql`
    select lo.offer_id as "offerId", lo.product_id as "productId", min(asked.place)::int as place
    from unnest(${sql.param([...files])}::text[]) with ordinality as asked (file, place)
    join picture p on p.file = asked.file
    join listing_offer lo on lo.zone_id = ${zoneId} and lo.product_id = p.product_id
      and (p.offer_id is null or lo.offer_id = p.offer_id)
    group by lo.offer_id, lo.product_id, lo.popularity
    order by place, lo.popularity desc, lo.product_id, lo.offer_id
    limit 5000`)
  return rows
}
