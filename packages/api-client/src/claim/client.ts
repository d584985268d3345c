import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

const action = { actionField: 'queryAction' } as const

export const appeal = bindCall<typeof contract.appeal>('POST /api_vue/claim/appeal/')
export const getClaimOrder = bindCall<typeof contract.getClaimOrder>(
  'POST /api_vue/claim/getOrder/',
)
export const setClaimOffer = bindCall<typeof contract.setClaimOffer>(
  'POST /api_vue/claim/steps/#Offer',
  action,
)
export const setClaimDescription = bindCall<typeof contract.setClaimDescription>(
  'POST /api_vue/claim/steps/#Description',
  action,
)
export const setClaimNumberPackage = bindCall<typeof contract.setClaimNumberPackage>(
  'POST /api_vue/claim/steps/#NumberPackage',
  action,
)
export const setClaimLabelPhotos = bindCall<typeof contract.setClaimLabelPhotos>(
  'POST /api_vue/claim/steps/#LabelPhotos',
  action,
)
export const setClaimDefectPhotos = bindCall<typeof contract.setClaimDefectPhotos>(
  'POST /api_vue/claim/steps/#DefectPhotos',
  action,
)
export const setClaimPackagePhotos = bindCall<typeof contract.setClaimPackagePhotos>(
  'POST /api_vue/claim/steps/#PackagePhotos',
  action,
)
export const setClaimAdditionalPhotos = bindCall<typeof contract.setClaimAdditionalPhotos>(
  'POST /api_vue/claim/steps/#AdditionalPhotos',
  action,
)
export const saveClaim = bindCall<typeof contract.saveClaim>(
  'POST /api_vue/claim/steps/#SaveClaim',
  action,
)
export const getByQr = bindCall<typeof contract.getByQr>('POST /api_vue/claim/getByQr/')
export const getClaim = bindCall<typeof contract.getClaim>('POST /api_vue/claim/get/')
export const discardClaim = bindCall<typeof contract.discardClaim>('POST /api_vue/claim/discard/')
export const listClaims = bindCall<typeof contract.listClaims>('POST /api_vue/claim/list/')
export const sendClaimMessage = bindCall<typeof contract.sendClaimMessage>(
  'POST /api_vue/claim/message/',
)
