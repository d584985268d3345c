import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { StoredPicture } from '../pictures/picture-store.ts'

/**
 * Saves offer pictures. Those from a feed are replaced by the feed; those added by staff stay. An
 * offer that comes without pictures keeps its existing ones.
 *
 * @returns ids of the offers whose pictures changed.
 */
export async function savePictures(
  tx: Db,
  picturesByOffer: ReadonlyMap<number, readonly StoredPicture[]>,
): Promise<number[]> {
  const withPictures = [...picturesByOffer].filter(([, pictures]) => pictures.length > 0)
  const { rows } = await tx.execute<{ offerId: number; files: string[] }>(sql`
    select offer_id as "offerId", array_agg(file order by position, id) as files from picture
    where offer_id = any(${sql.param(withPictures.map(([id]) => id))}::int[]) and starts_with(file, 'feed/')
    group by offer_id`)
  const existing = new Map(rows.map(({ offerId, files }) => [offerId, files.join()]))
  const changed = withPictures.filter(
    ([id, pictures]) => existing.get(id) !== pictures.map(({ file }) => file).join(),
  )
  const ids = changed.map(([id]) => id)
  if (ids.length === 0) return ids
  await tx.execute(sql`
    delete from picture
    where offer_id = any(${sql.param(ids)}::int[]) and starts_with(file, 'feed/')`)
  const rowsToInsert = changed.flatMap(([offer_id, pictures]) =>
    pictures.map((picture, position) => ({ offer_id, position, ...picture })),
  )
  await tx.execute(sql`
    insert into picture (product_id, offer_id, file, width, height, position)
    select o.product_id, o.id, w.file, w.width, w.height, w.position
    from jsonb_to_recordset(${JSON.stringify(rowsToInsert)}::jsonb)
      as w (offer_id int, file text, width int, height int, position int)
    join offer o on o.id = w.offer_id
    order by o.id, w.position`)
  return ids
}
