import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { pictureDescriptor } from '../../schema/image-search.table.ts'

/**
 * Product pictures on a plain background without a descriptor of this version, in random order, so
 * that a partial index covers all sections evenly.
 */
export async function findFilesWithoutDescriptor(db: Db, edition: number): Promise<string[]> {
  const { rows } = await db.execute<{ files: string[] | null }>(sql`
    select array_agg(file order by md5(file)) as files from (
      select distinct p.file from picture p where p.kind = 'studio' and not exists (
        select 1 from picture_look l where l.file = p.file and l.edition = ${edition})) open`)
  return rows[0]?.files ?? []
}

/**
 * Stores the descriptor of a file; null when the file could not be read, so that it is not tried
 * again.
 */
export async function saveDescriptor(
  db: Db,
  file: string,
  edition: number,
  descriptor: { signature: string; look: Buffer } | null,
): Promise<void> {
  const values = {
    edition,
    signature: descriptor?.signature ?? null,
    look: descriptor?.look ?? null,
  }
  await db
    .insert(pictureDescriptor)
    .values({ file, ...values })
    .onConflictDoUpdate({ target: pictureDescriptor.file, set: values })
}

/** Descriptors whose signatures differ from this one in the fewest bits. */
export async function findMostSimilarDescriptors(
  db: Db,
  signature: string,
  { edition, limit }: { edition: number; limit: number },
): Promise<{ file: string; look: Buffer }[]> {
  const { rows } = await db.execute<{ file: string; look: Buffer }>(sql`
    with near as materialized (
      select l.file from picture_look l
      where l.edition = ${edition} and l.signature is not null
      order by bit_count(l.signature # ${signature}::bit(512)), l.file limit ${limit})
    select l.file, l.look from near join picture_look l using (file)`)
  return rows
}

/**
 * Offers with one of these pictures that are sold in the zone, each with the best rank of its
 * pictures.
 */
export async function findOffersByPictures(
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

/** The largest picture id; 0 when there are none. */
export async function findNewestPicture(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: number | null }>(sql`
    select max(id) as id from picture where kind = 'studio'`)
  return rows[0]?.id ?? 0
}
