import * as contract from '@svetlitsa/api-client/product-detail/contract'
import { canSeeHiddenBlocks } from '@svetlitsa/domain/identity/user-group'
import { buildImageUrl } from '@svetlitsa/domain/image/image'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { canSeeCategorization } from '@svetlitsa/domain/region/region-flags'
import { productFormTexts } from '@svetlitsa/i18n/product-form/product-form-texts'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { toRegionData } from '../../shop/region/to-region-data.ts'
import { readWarehouses } from '../../supply/stock/read-warehouses.ts'
import { findInstructions } from '../instruction/instruction.queries.ts'
import { toInstruction } from '../instruction/to-instruction.ts'
import { findProductByGuid, insertPriceRequest } from '../price-request/price-request.queries.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'
import { listProductBanners } from '../product-banner/list-product-banners.ts'
import { toQuestion } from '../question/list-questions.ts'
import { findQuestions } from '../question/question.queries.ts'
import { findMarks, findTexture, type MarkRow } from './product-detail.queries.ts'

const SIDEBAR_QUESTION_COUNT = 10
const NO_TEXTURE = 'drawn/dummy/no-texture.svg'
const TEXTURE_SIDE = 160

export const productDetailRoutes = [
  handle(contract.getInstructions, async ({ db, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const instructions = await findInstructions(db, productId)
    return { instructions: instructions.map((instruction) => toInstruction(instruction, language)) }
  }),

  handle(contract.getDetailCardTabs, async (context, { productID }) => {
    const { db, language } = context
    if (!(await findShownProduct(db, productID))) return refuse('not_found')
    const [instructions, questions, warehouses] = await Promise.all([
      findInstructions(db, productID),
      findQuestions(db, productID, { size: SIDEBAR_QUESTION_COUNT, page: 1 }),
      readWarehouses(context, productID),
    ])
    return {
      instructions: instructions.map((instruction) => toInstruction(instruction, language)),
      questions: questions.rows.map(toQuestion),
      warehouses,
    }
  }),

  handle(contract.getCategorization, async ({ db, session, region, language }, { productIds }) => {
    const { groups = [], showsHiddenBlocks: isSwitchedOn = false } = session ?? {}
    const reader = { showsHiddenBlocks: canSeeHiddenBlocks({ groups, isSwitchedOn }) }
    if (!canSeeCategorization(reader, toRegionData(region, language))) return { items: [] }
    const marks = await findMarks(db, productIds)
    return { items: marks.map((row) => toCategorizations(row, language)) }
  }),

  handle(contract.generateTexture, async ({ db, language, services }, { id }) => {
    const offer = await findTexture(db, id)
    if (!offer) return refuse('not_found')
    const { finish, texture } = offer
    const translateText = await services.catalogue.getOfferTextTranslator(language)
    const side = { width: TEXTURE_SIDE, height: TEXTURE_SIDE }
    return {
      id,
      name: translateText(finish),
      texture: texture === null ? null : { src: texture, ...side, kind: 'detail' as const },
      url: buildImageUrl(texture ?? NO_TEXTURE, { preset: 'texture' }),
    }
  }),

  handle(contract.getProductBanner, async ({ db, language, now }, { productId }) => {
    const product = await findShownProduct(db, productId)
    if (!product) return refuse('not_found')
    return { banners: await listProductBanners({ db, language, now }, product) }
  }),

  handle(contract.findCheaper, async (context, form) => {
    const { db, language } = context
    if ((await findProductByGuid(db, form.GUID_PRODUCT)) === null) return refuse('not_found')
    const { id: sessionId } = await context.openSession()
    await insertPriceRequest(db, {
      name: form.FIO.trim(),
      phone: normalizePhone(form.TEL) ?? form.TEL,
      email: form.EMAIL ?? '',
      url: form.URL,
      regionName: form.REGION,
      productName: form.PRODUCT_NAME,
      productGuid: form.GUID_PRODUCT,
      productUrl: form.PRODUCT_URL,
      offerName: form.nameSelected ?? '',
      wantsLowPrice: form.addGetLowPrice ?? false,
      sessionId,
    })
    return { result: true as const, message: productFormTexts[language].cheaper.sent }
  }),
]

/** The staff's marks of a product: those of its offers, without duplicates, come first. */
function toCategorizations({ productId, isHit, isNew, offers }: MarkRow, language: Language) {
  const { hit, new: newProduct } = productListTexts[language].icons
  const offerMarks = [...new Set(offers.map(({ mark }) => mark).filter((mark) => mark !== null))]
  return {
    productId,
    categorizations: [...offerMarks, ...(isHit ? [hit] : []), ...(isNew ? [newProduct] : [])],
    offers: offers.map(({ offerId, mark }) => ({ offerId, offerCategorization: mark })),
  }
}
