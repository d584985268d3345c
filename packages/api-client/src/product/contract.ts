import type {
  Card,
  CardDelivery,
  CardIcon,
  CardOffer,
  CardPicture,
} from '@svetlitsa/domain/card/card'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

/** Whole units of the region's currency; equal without a discount. */
export const priceNewOld = z.object({ new: z.int(), old: z.int() })

/** Paths for the image proxy; `medium` is the studio image of a card. */
export const pictureFile = z.object({
  src: z.string(),
  width: z.int(),
  height: z.int(),
  kind: z.enum(['studio', 'room', 'detail', 'drawing']),
}) satisfies z.ZodType<CardPicture>

export const icon = z.object({
  text: z.string(),
  position: z.enum(['top', 'bottom']),
  backgroundColor: z.string(),
  textColor: z.string(),
  /** checked, lightning or the address of an image. */
  icon: z.string().nullable(),
  code: z.string(),
  lineaGradient: z.object({ angle: z.number(), colors: z.array(z.string()).length(2) }).nullable(),
}) satisfies z.ZodType<CardIcon>

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
}) satisfies z.ZodType<CardOffer>

export const additional = z.object({
  offerId: z.int(),
  quantity: z.number(),
  /** Whether it can be taken today, from a later day or not at all: the key of the text. */
  selfDelivery: z.enum(['today', 'later', 'none']),
  selfDeliveryText: z.string(),
  deliveryText: z.string(),
  deliveryTextWide: z.string(),
}) satisfies z.ZodType<CardDelivery>

/** A product as a card shows it (card.content, Product). */
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
  /** «228 × 96 × 82 см» of the current offer; empty when unknown. */
  sizeText: z.string(),
  /** «спальное место 160 см» of the current offer; empty when the size is sufficient. */
  factText: z.string(),
  minimumBatch: z.number(),
  isSaleRemains: z.boolean(),
  byMetre: z.boolean(),
}) satisfies z.ZodType<Card>

export const crumb = z.object({ name: z.string(), url: z.string() })

export const productProperty = z.object({
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

/** A product page: the card and the fields that only the page shows. */
export const productPage = productCard.extend({
  /** The selected offer, from the address or the product's default; null when none is for sale. */
  currentOffer: offerCard.nullable(),
  description: z.string(),
  series: z.string(),
  breadcrumbs: z.array(crumb),
  characteristics: z.array(productProperty),
  /** Properties that differ by offer: offer id → code → value. */
  offerCharacteristics: z.record(z.string(), z.record(z.string(), z.string())),
  boxes: z.record(z.string(), z.array(packageBox)),
  /** Offer id → its 3D model, and whether the model and the turntable show the offer's finish. */
  looks: z.record(
    z.string(),
    z.object({
      glb: z.string().nullable(),
      usdz: z.string().nullable(),
      isModelTrue: z.boolean(),
      isTurnTrue: z.boolean(),
    }),
  ),
  /** The finish that they show otherwise; empty when it belongs to no offer. */
  lookFinish: z.string(),
  warrantyMonths: z.int(),
  needsAssembly: z.boolean(),
  seo: z.object({ title: z.string(), description: z.string() }),
})

export const getProduct = defineCall({
  method: 'POST',
  path: '/api_vue/getProduct/?sr',
  summary: 'Product for its page',
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

export const getProductOffers = defineCall({
  method: 'POST',
  path: '/api_vue/getProductOffers/',
  summary: 'Offers of a product and parts of a kit',
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
    /**
     * Whether the region has any of the first five offers in stock, and whether remainders are
     * sold.
     */
    trait: z.object({ inStock: z.boolean(), isSaleRemains: z.boolean() }),
    /**
     * The initial quantity of a quick view: 1 where remainders are sold, otherwise the minimum
     * batch.
     */
    quantity: z.number(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})

export const getProductRemains = defineCall({
  method: 'POST',
  path: '/api_vue/getProductRemains/',
  summary: 'Stock and delivery dates of offers in the region (at most five per product)',
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

export const getProductAdditional = defineCall({
  method: 'POST',
  path: '/api_vue/getProductAdditional/',
  summary: 'Delivery, pick-up and stores for the offers of a product',
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
      /** Tariff values for calculating prices of another offer in the browser. */
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
        /** Offers of the product displayed there. */
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
