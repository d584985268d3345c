import * as contract from '@svetlitsa/api-client/claim/contract'
import type {
  Claim,
  ClaimableLine,
  ClaimableOrder,
  ClaimSummary,
} from '@svetlitsa/api-client/claim/queries'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import type { UploadedPhoto } from '@svetlitsa/api-client/upload/contract'
import { claimSteps } from '@svetlitsa/domain/claim/claim-step'

export const claimGuid = '3f0f6f0a-3f0e-4c52-9a55-7d2f2b8c0a11'
export const claimPath = `/order_claim/?claim=${claimGuid}`
export const wardrobeGuid = '0b7e5a3c-8d41-4f6e-9c27-1a2b3c4d5e6f'
export const shelfGuid = '5c9d2e7b-4a10-4b8f-8e63-9f8e7d6c5b4a'

export const wardrobe: ClaimableLine = {
  lineId: 1,
  offerGuid: wardrobeGuid,
  name: 'Шкаф «Рассвет»',
  finish: 'Дуб',
  picture: null,
  quantity: 2,
  byMetre: false,
  kit: 'Спальня «Рассвет»',
  packages: [
    { number: '1', sizeText: '200 × 60 × 10 см', weightKg: 32 },
    { number: '2', sizeText: '90 × 50 × 12 см', weightKg: null },
  ],
  claims: [],
}

export const shelf: ClaimableLine = {
  ...wardrobe,
  lineId: 2,
  offerGuid: shelfGuid,
  name: 'Полка «Рассвет»',
  finish: 'Белый',
  quantity: 1,
  kit: null,
  packages: [{ number: '1', sizeText: '80 × 25 × 5 см', weightKg: 4 }],
}

export function buildPhoto(number: number): UploadedPhoto {
  const id = `00000000-0000-4000-8000-00000000000${number}`
  return { id, name: `фото-${number}.jpg`, thumbnailUrl: `/uploads/${id}/thumbnail` }
}

const emptyClaim: Claim = {
  guid: claimGuid,
  number: 12,
  state: 'draft',
  step: 'Offer',
  orderId: '204511',
  orderGuid: 'order-guid',
  userId: 7,
  offerGuid: null,
  quantity: 1,
  description: '',
  numberPackage: '',
  labelPhotos: [],
  defectPhotos: [],
  packagePhotos: [],
  additionalPhotos: [],
  messages: [],
  version: 1,
  offer: null,
  outcome: null,
  canReply: false,
  createdAt: '2026-11-20T11:02:00Z',
  sentAt: null,
}

const filled: readonly Partial<Claim>[] = [
  {},
  { offerGuid: wardrobeGuid, offer: { name: wardrobe.name, finish: 'Дуб', picture: null } },
  { description: 'Трещина на левой боковине' },
  { numberPackage: '2' },
  { labelPhotos: [buildPhoto(1), buildPhoto(2)] },
  { defectPhotos: [buildPhoto(3)] },
  { packagePhotos: [buildPhoto(4)] },
  {},
]

/** A draft whose steps before the given one are done. */
export function buildDraftClaim(step: Claim['step'], over: Partial<Claim> = {}): Claim {
  const done = filled.slice(0, claimSteps.indexOf(step))
  return Object.assign({}, emptyClaim, ...done, { step, version: done.length }, over)
}

export function buildSentClaim(over: Partial<Claim> = {}): Claim {
  const sent = { state: 'sent', sentAt: '2026-11-21T09:00:00Z', canReply: true } as const
  return buildDraftClaim('SaveClaim', { ...sent, ...over })
}

export function buildClaimSummary(over: Partial<ClaimSummary> = {}): ClaimSummary {
  const { guid, number, state, step, orderId, orderGuid, offer, description, createdAt, sentAt } =
    buildDraftClaim('Description')
  return {
    guid,
    number,
    state,
    step,
    orderId,
    orderGuid,
    offer,
    description,
    createdAt,
    sentAt,
    updatedAt: createdAt,
    ...over,
  }
}

export function buildClaimableOrder(over: Partial<ClaimableOrder> = {}): ClaimableOrder {
  return {
    orderId: '204511',
    orderGuid: 'order-guid',
    createdAt: '2026-11-10T11:02:00Z',
    deliveredAt: '2026-11-18T11:02:00Z',
    warrantyUntil: '2027-11-18T11:02:00Z',
    pictures: [],
    lineCount: 1,
    draft: null,
    ...over,
  }
}

/** Serves a claim and its order; a test answers the steps that it takes. */
export function serveClaim(shop: ServedCalls, claim: Claim, lines = [wardrobe, shelf]) {
  shop.answer(contract.getClaim, { claim })
  const { orderId, orderGuid } = claim
  shop.answer(contract.getClaimOrder, { orderId, orderGuid, lines })
}
