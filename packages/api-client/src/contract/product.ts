import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

/** Whole units of the region's currency; equal where there is no discount. */
export const priceNewOld = z.object({ new: z.int(), old: z.int() })

/** Paths for the image proxy; `medium` is the studio picture of a card. */
export const pictureFile = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  kind: z.enum(['studio', 'room', 'detail', 'drawing']),
})

export const icon = z.object({
  text: z.string(),
  position: z.enum(['top', 'bottom']),
  backgroundColor: z.string(),
  textColor: z.string(),
  /** checked, lightning or the address of a picture. */
  icon: z.string().nullable(),
  code: z.string(),
  lineaGradient: z.object({ angle: z.number(), colors: z.array(z.string()).length(2) }).nullable(),
})

export const offerImages = z.object({
  detail: z.object({ medium: pictureFile.nullable() }),
  additional: z.array(pictureFile),
  texture: z.object({ medium: pictureFile.nullable() }),
})

export const offerCard = z.object({
  id: z.int(),
  guid: z.string(),
  xmlId: z.string().nullable(),
  name: z.string(),
  article: z.string(),
  finish: z.string(),
  finishColour: z.string().nullable(),
  size: z.string(),
  widthCm: z.int().nullable(),
  depthCm: z.int().nullable(),
  heightCm: z.int().nullable(),
  price: priceNewOld,
  images: offerImages,
  icons: z.array(icon),
  offerCategorization: z.string().nullable(),
  bonusesReward: z.int(),
  favorite: z.boolean(),
})

export const additional = z.object({
  offerId: z.int(),
  quantity: z.number(),
  selfDeliveryText: z.string(),
  deliveryText: z.string(),
  deliveryTextWide: z.string(),
})

/** A product as a card shows it (storefront §3, Product). */
export const productCard = z.object({
  id: z.int(),
  guid: z.string(),
  name: z.string(),
  url: z.string(),
  urlRaw: z.string(),
  sectionCode: z.string(),
  offerIdCurrent: z.int(),
  offerXml: z.string().nullable(),
  offers: z.array(offerCard),
  icons: z.array(icon),
  images: z.object({
    detail: z.object({ medium: pictureFile.nullable() }),
    additional: z.array(pictureFile),
  }),
  rating: z.object({ score: z.number(), count: z.int() }),
  favorite: z.boolean(),
  favoriteID: z.int().nullable(),
  hit: z.boolean(),
  isActive: z.boolean(),
  complectProduct: z.boolean(),
  categorizations: z.array(z.string()),
  vendor: z.object({ name: z.string(), code: z.string() }),
  projectId: z.string().nullable(),
  additional: z.array(additional),
  price: priceNewOld,
  sugarGift: z.boolean(),
  isForbidden: z.boolean(),
  elarbis: z.object({
    model360: z.string().nullable(),
    usdz: z.string().nullable(),
    glb: z.string().nullable(),
    qr: z.string().nullable(),
    ar: z.boolean(),
  }),
  /** «228 × 96 × 82 см» of the current offer, empty where unknown. */
  sizeText: z.string(),
  /** «спальное место 160 см» of the current offer, empty where the size says enough. */
  factText: z.string(),
  minimumBatch: z.number(),
  isSaleRemains: z.boolean(),
  byMetre: z.boolean(),
})

export const crumb = z.object({ name: z.string(), url: z.string() })

export const characteristic = z.object({
  code: z.string(),
  name: z.string(),
  value: z.string(),
  group: z.string(),
  onOffer: z.boolean(),
})

export const packageBox = z.object({
  widthCm: z.number(),
  depthCm: z.number(),
  heightCm: z.number(),
  weightKg: z.number(),
})

/** A product's page: the card and what only its page shows. */
export const productPage = productCard.extend({
  /** The offer in front, by the address or the product's own; null where none is for sale. */
  currentOffer: offerCard.nullable(),
  description: z.string(),
  series: z.string(),
  breadcrumbs: z.array(crumb),
  characteristics: z.array(characteristic),
  /** Characteristics that differ by offer: offer id → code → value. */
  offerCharacteristics: z.record(z.string(), z.record(z.string(), z.string())),
  boxes: z.record(z.string(), z.array(packageBox)),
  /** Offer id → its model, and whether model and turntable show the offer's own finish. */
  looks: z.record(
    z.string(),
    z.object({
      glb: z.string().nullable(),
      usdz: z.string().nullable(),
      isModelTrue: z.boolean(),
      isTurnTrue: z.boolean(),
    }),
  ),
  /** The finish that they show otherwise; empty where no offer has it. */
  lookFinish: z.string(),
  warrantyMonths: z.int(),
  needsAssembly: z.boolean(),
  seo: z.object({ title: z.string(), description: z.string() }),
})

export const getProduct = call({
  method: 'POST',
  path: '/api_vue/getProduct/?sr',
  summary: 'Товар для его страницы',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({
    SECTION_CODE: z.string().max(200),
    ELEMENT_CODE: z.string().max(200),
    DEVICE_TYPE: z.string().max(20).optional(),
    offerID: z.int32().optional(),
  }),
  answer: z.object({ product: productPage }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getProductOffers = call({
  method: 'POST',
  path: '/api_vue/getProductOffers/',
  summary: 'Предложения товара и состав комплекта',
  body: z.object({ id: z.int32(), sr: regionName.optional() }),
  answer: z.object({
    offers: z.array(offerCard),
    complect: z.array(
      z.object({
        offerId: z.int(),
        name: z.string(),
        CNT: z.int(),
        PRICE: z.object({ NEW: z.int(), OLD: z.int() }),
        isOptional: z.boolean(),
      }),
    ),
    minimumBatch: z.number(),
    isSaleRemains: z.boolean(),
    /** Whether the region has any of the first five offers, and whether remainders of a batch are sold. */
    trait: z.object({ inStock: z.boolean(), isSaleRemains: z.boolean() }),
    /** What a quick view begins with: 1 where remainders are sold, else the minimum batch. */
    quantity: z.number(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getProductRemains = call({
  method: 'POST',
  path: '/api_vue/getProductRemains/',
  summary: 'Наличие и сроки предложений в регионе (не больше пяти на товар)',
  body: z.object({
    offerIds: z.array(z.int32()).max(200),
    regionId: regionName.optional(),
    isCrawler: z.boolean().optional(),
  }),
  answer: z.object({
    items: z.array(z.object({ productId: z.int(), id: z.int(), additional })),
  }),
  effect: 'read',
  caller: 'anyone',
})

export const getProductAdditional = call({
  method: 'POST',
  path: '/api_vue/getProductAdditional/',
  summary: 'Доставка, самовывоз и магазины для предложений товара',
  body: z.object({ id: z.int32(), sr: regionName.optional() }),
  answer: z.object({
    additional: z.array(additional),
    delivery: z.object({
      text: z.string(),
      date: z.string().nullable(),
      price: z.int(),
      freeFrom: z.int().nullable(),
      liftPrice: z.int(),
      assemblyPrice: z.int().nullable(),
      /** What a page needs to count for another offer than the current one. */
      tariff: z.object({
        courier: z.int(),
        courierFreeFrom: z.int().nullable(),
        assemblyPercent: z.number(),
        assemblyMinimum: z.int(),
      }),
    }),
    stores: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        hours: z.string(),
        quantity: z.number(),
        /** Offers of the product that stand here. */
        offerIds: z.array(z.int()),
        lat: z.number(),
        lon: z.number(),
      }),
    ),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
