import * as contract from '@svetlitsa/api-client/contract/product-detail'
import { showsHiddenBlocks } from '@svetlitsa/domain/identity/shows-hidden-blocks'
import { imageUrl } from '@svetlitsa/domain/image/image-url'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { showsCategorization } from '@svetlitsa/domain/region/shows-categorization'
import { productFormTexts } from '@svetlitsa/i18n/product-form-texts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findInstructions } from '../instruction/instruction.queries.ts'
import { toInstruction } from '../instruction/to-instruction.ts'
import { findProductByGuid, insertPriceRequest } from '../price-request/price-request.queries.ts'
import { productBannersOf } from '../product-banner/product-banners-of.ts'
import { guardAsking } from '../question/guard-asking.ts'
import { findQuestions } from '../question/question.queries.ts'
import { toQuestion } from '../question/to-question.ts'
import { regionDataOf } from '../region/region-data-of.ts'
import { readWarehouses } from '../stock/read-warehouses.ts'
import { categorizationsOf } from './categorizations-of.ts'
import { findMarks, findTexture } from './product-detail.queries.ts'
import { findShownProduct } from './shown-product.queries.ts'

const QUESTIONS_BESIDE = 10
const NO_TEXTURE = 'drawn/dummy/no-texture.svg'
const TEXTURE_SIDE = 160

export const productDetailRoutes = [
  handle(contract.getInstructions, async ({ db, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const found = await findInstructions(db, productId)
    return { instructions: found.map((one) => toInstruction(one, language)) }
  }),

  handle(contract.getDetailCardTabs, async (context, { productID }) => {
    const { db, language } = context
    if (!(await findShownProduct(db, productID))) return refuse('not_found')
    const [instructions, questions, warehouses] = await Promise.all([
      findInstructions(db, productID),
      findQuestions(db, productID, { size: QUESTIONS_BESIDE, page: 1 }),
      readWarehouses(context, productID),
    ])
    return {
      instructions: instructions.map((one) => toInstruction(one, language)),
      questions: questions.rows.map(toQuestion),
      warehouses,
    }
  }),

  handle(contract.getCategorization, async ({ db, session, region, language }, { productIds }) => {
    const { groups = [], showsHiddenBlocks: isSwitchedOn = false } = session ?? {}
    const reader = { showsHiddenBlocks: showsHiddenBlocks({ groups, isSwitchedOn }) }
    if (!showsCategorization(reader, regionDataOf(region, language))) return { items: [] }
    const marks = await findMarks(db, productIds)
    return { items: marks.map((one) => categorizationsOf(one, language)) }
  }),

  handle(contract.generateTexture, async ({ db, language, services }, { id }) => {
    const offer = await findTexture(db, id)
    if (!offer) return refuse('not_found')
    const { finish, texture } = offer
    const words = await services.catalogue.offerWords(language)
    const side = { width: TEXTURE_SIDE, height: TEXTURE_SIDE }
    return {
      id,
      name: words(finish),
      texture: texture === null ? null : { src: texture, ...side, kind: 'detail' as const },
      url: imageUrl(texture ?? NO_TEXTURE, { preset: 'texture' }),
    }
  }),

  handle(contract.getProductBanner, async ({ db, language, now }, { productId }) => {
    const product = await findShownProduct(db, productId)
    if (!product) return refuse('not_found')
    return { banners: await productBannersOf({ db, language, now }, product) }
  }),

  handle(contract.findCheaper, async (context, wanted) => {
    const { db, language, address } = context
    await guardAsking(address)
    if ((await findProductByGuid(db, wanted.GUID_PRODUCT)) === null) return refuse('not_found')
    const { id: sessionId } = await context.openSession()
    await insertPriceRequest(db, {
      name: wanted.FIO.trim(),
      phone: normalizePhone(wanted.TEL) ?? wanted.TEL.trim(),
      email: wanted.EMAIL ?? '',
      url: wanted.URL,
      regionName: wanted.REGION,
      productName: wanted.PRODUCT_NAME,
      productGuid: wanted.GUID_PRODUCT,
      productUrl: wanted.PRODUCT_URL,
      offerName: wanted.nameSelected ?? '',
      wantsLowPrice: wanted.addGetLowPrice ?? false,
      sessionId,
    })
    return { result: true as const, message: productFormTexts[language].cheaper.sent }
  }),
]
