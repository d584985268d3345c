import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type { getTagsByProductId } from '@svetlitsa/api-client/product-link/contract'
import { link } from '@svetlitsa/domain/route/site-map'
import { type SQL, sql } from 'drizzle-orm'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'

export interface ProductTagRow {
  name: string
  nameKk: string | null
  nameEn: string | null
  code: string
  sectionCode: string
}

/** The tags of a product in order, as a column of type `ProductTagRow[]`. */
export function selectProductTags(productId: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object('name', t.name, 'nameKk', t.name_kk,
      'nameEn', t.name_en, 'code', t.code, 'sectionCode', ts.code) order by t.position, t.id), '[]')
    from product_tag pt join tag t on t.id = pt.tag_id join section ts on ts.id = t.section_id
    where pt.product_id = ${productId} and ts.is_active)`
}

/** Tags with the addresses of their pages. */
export function toProductTags(
  rows: readonly ProductTagRow[],
  language: Language,
): CallAnswer<typeof getTagsByProductId>['tags'] {
  return rows.map((row) => ({
    name: localizeName(row, language),
    code: row.code,
    url: link.tag(row.sectionCode, row.code),
  }))
}
