import type { Card, CardOffer, CardPicture } from '@svetlitsa/domain/card/card'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { toIdArray } from '../../../platform/database/to-id-array.ts'
import type { Elarbis } from '../../../schema/product.table.ts'

type Price = [zoneId: number, amount: number, oldAmount: number, isRouble: boolean]

/** One more property that the card shows beside the size: «спальное место», 160, «см». */
export interface CardProperty {
  name: string
  nameKk: string | null
  nameEn: string | null
  number: number
  unit: string
}

export interface OfferSource
  extends Pick<
    CardOffer,
    | 'id'
    | 'guid'
    | 'xmlId'
    | 'name'
    | 'article'
    | 'finish'
    | 'finishColour'
    | 'size'
    | 'widthCm'
    | 'depthCm'
    | 'heightCm'
  > {
  texture: string | null
  pictures: CardPicture[] | null
  property: CardProperty | null
  prices: Price[]
}

export interface BadgeSource {
  code: string
  /** Null where the shop's default text for this code is shown. */
  text: string | null
  place: 'top' | 'bottom'
  backgroundColor: string
  textColor: string
  icon: string | null
  gradientAngle: number | null
  gradientFrom: string | null
  gradientTo: string | null
}

/** Data that the cards of a product are composed of: table rows, without any rules applied. */
export interface CardSource
  extends Pick<
    Card,
    'id' | 'guid' | 'name' | 'sectionCode' | 'vendor' | 'minimumBatch' | 'byMetre'
  > {
  code: string
  externalId: string | null
  sectionPath: number[]
  isHit: boolean
  isNew: boolean
  isKit: boolean
  sellsRemains: boolean
  ratingSum: number
  ratingCount: number
  elarbis: Elarbis | null
  /** Pictures that show the product in any finish. */
  pictures: CardPicture[] | null
  badges: BadgeSource[] | null
  /** Offers that are sold in any price zone, in their order. */
  offers: OfferSource[]
}

/** SQL that builds the JSON of a picture (`pic`) as responses contain it. */
export const pictureJson: SQL = sql`json_build_object(
  'src', pic.file, 'width', pic.width, 'height', pic.height, 'kind', pic.kind)`

/**
 * Reads the data of the cards of these products in one statement. Products that are sold in no
 * price zone are left out.
 */
export async function findCardSources(
  db: Db,
  productIds: readonly number[],
): Promise<CardSource[]> {
  const productIdArray = toIdArray(productIds)
  const { rows } = await db.execute<CardSource & Record<string, unknown>>(sql`
    with shown as materialized (
      select o.* from offer o where o.product_id = any(${productIdArray}) and o.is_active),
    pictures as materialized (
      select pic.product_id, pic.offer_id,
        json_agg(${pictureJson} order by pic.position, pic.id) as files
      from picture pic where pic.product_id = any(${productIdArray})
      group by pic.product_id, pic.offer_id),
    properties as materialized (
      select distinct on (s.id) s.id as offer_id, json_build_object(
        'name', pr.card_name, 'nameKk', pr.card_name_kk, 'nameEn', pr.card_name_en,
        'number', f.number, 'unit', pr.unit) as property
      from shown s
      join offer_property f on f.offer_id = s.id and f.number is not null
      join property pr on pr.id = f.property_id and pr.card_name is not null
      -- The size already says a number that is the width.
      where f.number is distinct from s.width_cm
      order by s.id, pr.position, pr.id),
    prices as materialized (
      select op.offer_id, json_agg(json_build_array(
        op.zone_id, op.amount, op.old_amount, op.is_rouble) order by op.zone_id) as prices
      from shown s join offer_price op on op.offer_id = s.id
      group by op.offer_id),
    offers as materialized (
      select s.product_id, json_agg(json_build_object(
        'id', s.id, 'guid', s.guid, 'xmlId', s.external_id, 'name', s.name, 'article', s.article,
        'finish', s.finish, 'finishColour', s.finish_colour, 'size', s.size,
        'widthCm', s.width_cm, 'depthCm', s.depth_cm, 'heightCm', s.height_cm,
        'texture', s.texture, 'pictures', own.files, 'property', properties.property,
        'prices', prices.prices) order by s.position, s.id) as offers
      from shown s
      join prices on prices.offer_id = s.id
      left join properties on properties.offer_id = s.id
      left join pictures own on own.offer_id = s.id
      group by s.product_id),
    badges as materialized (
      select ps.product_id, json_agg(json_build_object(
        'code', sh.code, 'text', sh.text, 'place', sh.place,
        'backgroundColor', sh.background_color, 'textColor', sh.text_color, 'icon', sh.icon,
        'gradientAngle', sh.gradient_angle, 'gradientFrom', sh.gradient_from,
        'gradientTo', sh.gradient_to) order by sh.position, sh.id) as badges
      from product_badge ps join badge sh on sh.id = ps.badge_id
      where ps.product_id = any(${productIdArray}) group by ps.product_id)
    select p.id, p.guid, p.code, p.name, p.external_id as "externalId",
      s.code as "sectionCode", s.path as "sectionPath",
      json_build_object('name', v.name, 'code', v.code) as vendor,
      p.is_hit as "isHit", p.is_new as "isNew", p.is_kit as "isKit",
      p.minimum_batch as "minimumBatch", p.sells_remains as "sellsRemains",
      p.by_metre as "byMetre", p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
      p.elarbis, common.files as pictures, badges.badges, offers.offers
    from product p
    join section s on s.id = p.section_id and s.is_active
    join vendor v on v.id = p.vendor_id
    join offers on offers.product_id = p.id
    left join pictures common on common.product_id = p.id and common.offer_id is null
    left join badges on badges.product_id = p.id
    where p.id = any(${productIdArray}) and p.is_active`)
  return rows
}
