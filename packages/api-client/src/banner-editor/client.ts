import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getBanners = bindCall<typeof contract.getBanners>('POST /api_vue/banners/#getBanners')
export const getBannerChoices = bindCall<typeof contract.getBannerChoices>(
  'POST /api_vue/banners/#getBannerChoices',
)
export const getTopBannersElement = bindCall<typeof contract.getTopBannersElement>(
  'POST /api_vue/getTopBanners/element/',
)
export const saveTopBanners = bindCall<typeof contract.saveTopBanners>(
  'POST /api_vue/getTopBanners/save/',
)
export const getBannerHistory = bindCall<typeof contract.getBannerHistory>(
  'POST /api_vue/banners/#getBannerHistory',
)
export const restoreBanner = bindCall<typeof contract.restoreBanner>(
  'POST /api_vue/banners/#restoreBanner',
)
export const saveBannerPicture = bindCall<typeof contract.saveBannerPicture>(
  'POST /api_vue/banners/#saveBannerPicture',
)
