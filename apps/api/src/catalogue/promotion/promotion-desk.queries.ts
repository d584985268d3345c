import type { promotionProducts, promotions } from '@svetlitsa/api-client/promotion-desk/contract'
import type { ResourceFacts, ResourceValues } from '@svetlitsa/api-client/resource/contract'
import { eq, sql } from 'drizzle-orm'
import { buildTranslations } from '../../platform/language/build-translations.ts'
import { product } from '../../schema/product.table.ts'
import { promotion, promotionProduct } from '../../schema/promotion.table.ts'
import { createPairRepository } from '../../shop/resource/pair-repository.queries.ts'
import { contains, createTableRepository } from '../../shop/resource/table-repository.queries.ts'

type Values = ResourceValues<typeof promotions>
type Membership = ResourceValues<typeof promotionProducts>
type MembershipFacts = ResourceFacts<typeof promotionProducts>

const { code, name, nameKk, nameEn, position, startsAt, endsAt, isActive } = promotion

const toDate = (text: string | null) => (text === null ? null : new Date(text))

export const promotionRepository = createTableRepository({
  table: promotion,
  match: [{ field: 'code', column: code }],
  search: [code, name, nameKk, nameEn],
  sorts: { position, code, name, startsAt, endsAt },
  filter: (filters: { isActive?: boolean | undefined }) => [
    filters.isActive === undefined ? undefined : eq(isActive, filters.isActive),
  ],
  toValues: ({ id: _id, translations: { kk = {}, en = {} }, ...row }): Values => ({
    ...row,
    nameKk: row.nameKk ?? '',
    nameEn: row.nameEn ?? '',
    descriptionKk: kk.description ?? '',
    descriptionEn: en.description ?? '',
    picture: row.picture ?? '',
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
  }),
  toFacts: () => ({}),
  toColumns: ({ descriptionKk, descriptionEn, ...values }: Values) => ({
    ...values,
    nameKk: values.nameKk || null,
    nameEn: values.nameEn || null,
    translations: buildTranslations({ description: descriptionKk }, { description: descriptionEn }),
    picture: values.picture || null,
    startsAt: toDate(values.startsAt),
    endsAt: toDate(values.endsAt),
  }),
  constraints: { promotion_code_unique: 'code', promotion_period: 'endsAt' },
})

const promotionCode = sql<string>`(
  select p.code from promotion p where p.id = ${promotionProduct.promotionId})`
const promotionName = sql<string>`(
  select p.name from promotion p where p.id = ${promotionProduct.promotionId})`
const productName = sql<string>`(
  select p.name from product p where p.id = ${promotionProduct.productId})`

export const promotionProductRepository = createPairRepository({
  table: promotionProduct,
  keys: [promotionProduct.promotionId, promotionProduct.productId],
  select: {
    promotion: promotionCode,
    productId: promotionProduct.productId,
    productName,
    promotionName,
  },
  search: (text) =>
    contains(sql`concat_ws(' ', ${promotionCode}, ${promotionName}, ${productName})`, text),
  sorts: { promotion: promotionCode, productId: promotionProduct.productId },
  toValues: (row: Membership & MembershipFacts): Membership => ({
    promotion: row.promotion,
    productId: row.productId,
  }),
  toFacts: ({ productName, promotionName }): MembershipFacts => ({ productName, promotionName }),
  async findKey(db, values) {
    const [found] = await db
      .select({ id: promotion.id })
      .from(promotion)
      .where(eq(promotion.code, values.promotion))
    if (!found) return { promotion: 'notListed' }
    const isProduct = (await db.$count(product, eq(product.id, values.productId))) === 1
    return isProduct ? [found.id, values.productId] : { productId: 'notListed' }
  },
  keyField: 'productId',
  toColumns: () => ({}),
  constraints: { promotion_product_promotion_id_product_id_pk: 'productId' },
  canRemove: true,
})
