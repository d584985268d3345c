import { claimOutcomes, claimStates, claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimSteps } from '@svetlitsa/domain/claim/claim-step'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { pictureFile } from '../product/contract.ts'
import { uploadedPhoto } from '../upload/contract.ts'

const photos = z.array(uploadedPhoto)

/** A message of the conversation after a claim was sent. */
export const claimMessage = z.object({
  id: z.int(),
  author: z.enum(['customer', 'staff']),
  text: z.string(),
  photos,
  createdAt: z.string(),
})

/** A complaint about defective goods of a delivered order (claim.steps). */
export const claim = z.object({
  guid: z.string(),
  /** Shown to people. */
  number: z.int(),
  state: z.enum(claimStates),
  /** Where the form opens: the first step that is not done. */
  step: z.enum(claimSteps),
  /** The number of the order, as customers see it. */
  orderId: z.string(),
  orderGuid: z.string(),
  userId: z.int(),
  offerGuid: z.string().nullable(),
  /** In pieces, or in metres. */
  quantity: z.number(),
  description: z.string(),
  /** The number of the package on the assembly sheet; empty until it is chosen. */
  numberPackage: z.string(),
  labelPhotos: photos,
  defectPhotos: photos,
  packagePhotos: photos,
  additionalPhotos: photos,
  messages: z.array(claimMessage),
  /** Grows with every change; a write names the version that it was made from. */
  version: z.int(),
  offer: z
    .object({ name: z.string(), picture: pictureFile.nullable(), finish: z.string() })
    .nullable(),
  /** What an accepted claim brings; null before and for a declined one. */
  outcome: z.enum(claimOutcomes).nullable(),
  /** Whether the customer can still write to staff. */
  canReply: z.boolean(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
})

/** A row in a list of claims. */
export const claimSummary = claim
  .pick({
    guid: true,
    number: true,
    state: true,
    step: true,
    orderId: true,
    orderGuid: true,
    offer: true,
    description: true,
    createdAt: true,
    sentAt: true,
  })
  .extend({
    /** When it was changed or written to last. */
    updatedAt: z.string(),
  })

/** Goods of an order that can be claimed; a kit is claimed by its parts (claim.partial). */
export const claimableLine = z.object({
  lineId: z.int(),
  offerGuid: z.string(),
  name: z.string(),
  finish: z.string(),
  picture: pictureFile.nullable(),
  /** Without what was returned. */
  quantity: z.number(),
  byMetre: z.boolean(),
  /** The kit that it is a part of; lines of one kit stand together. */
  kit: z.string().nullable(),
  /** The packages of the assembly sheet. */
  packages: z.array(
    z.object({ number: z.string(), sizeText: z.string(), weightKg: z.number().nullable() }),
  ),
  /** The guids of the claims about it that are not decided yet. */
  claims: z.array(z.string()),
})

const claimGuid = z.guid()
const orderNumber = z.string().trim().min(1).max(40)
const answer = z.object({ claim })

export const appeal = defineCall({
  method: 'POST',
  path: '/api_vue/claim/appeal/',
  summary: 'Begin a claim about a delivered order, or go on with the unfinished one',
  body: z.strictObject({ orderId: orderNumber }),
  answer,
  refusals: { not_found: 404, claim_refused: 409 },
  effect: 'write',
  caller: 'customer',
})

export const getClaimOrder = defineCall({
  method: 'POST',
  path: '/api_vue/claim/getOrder/',
  summary: 'What can be claimed of a delivered order, with its packages',
  body: z.object({ orderId: orderNumber }),
  answer: z.object({
    orderId: z.string(),
    orderGuid: z.string(),
    lines: z.array(claimableLine),
  }),
  refusals: { not_found: 404, claim_refused: 409 },
  effect: 'read',
  caller: 'customer',
})

/** What every step names: the claim, and the version of it that the customer saw. */
const step = { queryType: z.literal('set'), claim: claimGuid, version: z.int32().positive() }
const photoIds = z.array(z.uuid()).max(100)
const stepCall = {
  method: 'POST',
  actionField: 'queryAction',
  answer,
  /** The claim as it is now, where it was changed meanwhile or has been sent. */
  details: z.object({ claim }),
  effect: 'write',
  caller: 'customer',
} as const
const stepRefusals = { not_found: 404, claim_changed: 409, claim_sent: 409, invalid: 400 } as const
const photoRefusals = { photos_too_many: 409, photos_too_large: 409 } as const

export const setClaimOffer = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#Offer',
  summary: 'Choose the goods that a claim is about; other goods clear the package number',
  body: z.strictObject({
    ...step,
    offerGuid: z.guid(),
    quantity: z.number().positive().max(1_000_000).optional(),
  }),
  refusals: stepRefusals,
})

export const setClaimDescription = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#Description',
  summary: 'Describe the defect',
  body: z.strictObject({
    ...step,
    description: z.string().trim().max(claimTerms.descriptionMaxLength),
  }),
  refusals: stepRefusals,
})

export const setClaimNumberPackage = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#NumberPackage',
  summary: 'Choose the package of the goods by its number',
  body: z.strictObject({ ...step, numberPackage: z.string().trim().min(1).max(10) }),
  refusals: stepRefusals,
})

export const setClaimLabelPhotos = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#LabelPhotos',
  summary: 'Set the photographs of the label',
  body: z.strictObject({ ...step, labelPhotos: photoIds }),
  refusals: { ...stepRefusals, ...photoRefusals },
})

export const setClaimDefectPhotos = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#DefectPhotos',
  summary: 'Set the photographs of the defect',
  body: z.strictObject({ ...step, defectPhotos: photoIds }),
  refusals: { ...stepRefusals, ...photoRefusals },
})

export const setClaimPackagePhotos = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#PackagePhotos',
  summary: 'Set the photographs of the package',
  body: z.strictObject({ ...step, packagePhotos: photoIds }),
  refusals: { ...stepRefusals, ...photoRefusals },
})

export const setClaimAdditionalPhotos = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#AdditionalPhotos',
  summary: 'Set additional photographs',
  body: z.strictObject({ ...step, additionalPhotos: photoIds }),
  refusals: { ...stepRefusals, ...photoRefusals },
})

/** What is missing is a refusal whose fields name the steps. */
export const saveClaim = defineCall({
  ...stepCall,
  path: '/api_vue/claim/steps/#SaveClaim',
  summary: 'Send a claim to staff',
  body: z.strictObject(step),
  refusals: stepRefusals,
  limit: 'form',
})

export const getByQr = defineCall({
  method: 'POST',
  path: '/api_vue/claim/getByQr/',
  summary: 'The order, goods and package behind a code, for the customer who received it',
  body: z.object({ qrcode: z.string().trim().min(1).max(128) }),
  answer: z.object({
    orderId: z.string(),
    orderGuid: z.string(),
    offerGuid: z.string(),
    /** Null where the code is that of goods that come in several packages. */
    numberPackage: z.string().nullable(),
  }),
  refusals: { not_found: 404, claim_refused: 409 },
  effect: 'read',
  caller: 'customer',
})

/** An addition to the specified calls: reads a claim, to go on with it on any device (ADR 0059). */
export const getClaim = defineCall({
  method: 'POST',
  path: '/api_vue/claim/get/',
  summary: 'One claim of the customer',
  body: z.object({ claim: claimGuid }),
  answer,
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'customer',
})

export const discardClaim = defineCall({
  method: 'POST',
  path: '/api_vue/claim/discard/',
  summary: 'Discard an unfinished claim with its photographs',
  body: z.strictObject({ claim: claimGuid }),
  answer: z.object({ result: z.literal(true) }),
  refusals: { not_found: 404, claim_sent: 409 },
  effect: 'write',
  caller: 'customer',
})

/** An addition to the specified calls (ADR 0059). */
export const listClaims = defineCall({
  method: 'POST',
  path: '/api_vue/claim/list/',
  summary: 'The customer’s claims, newest first, and the orders that can be claimed',
  body: z.object({ page: z.int().min(1).max(100_000).optional() }),
  answer: z.object({
    claims: z.array(claimSummary),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** Delivered orders within the warranty, newest first. */
    orders: z.array(
      z.object({
        orderId: z.string(),
        orderGuid: z.string(),
        createdAt: z.string(),
        deliveredAt: z.string(),
        /** The last day of the warranty. */
        warrantyUntil: z.string(),
        pictures: z.array(pictureFile),
        lineCount: z.int(),
        /** The unfinished claim about it. */
        draft: z.string().nullable(),
      }),
    ),
  }),
  effect: 'read',
  caller: 'customer',
})

/** An addition to the specified calls (ADR 0059). */
export const sendClaimMessage = defineCall({
  method: 'POST',
  path: '/api_vue/claim/message/',
  summary: 'Write to staff about a claim that was sent',
  body: z.strictObject({
    claim: claimGuid,
    text: z.string().trim().min(1).max(claimTerms.messageMaxLength),
    photos: photoIds,
  }),
  answer,
  refusals: { not_found: 404, claim_unsent: 409, claim_closed: 409, ...photoRefusals },
  effect: 'write',
  caller: 'customer',
  idempotent: true,
  limit: 'form',
})
