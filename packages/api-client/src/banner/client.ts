import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getMainSlider = bindCall<typeof contract.getMainSlider>('POST /api_vue/getMainSlider/')
export const getMainSliderElement = bindCall<typeof contract.getMainSliderElement>(
  'POST /api_vue/getMainSlider/element/',
)
export const getMainSliderNewElement = bindCall<typeof contract.getMainSliderNewElement>(
  'POST /api_vue/getMainSlider/newElement/',
)
export const saveMainSliderElement = bindCall<typeof contract.saveMainSliderElement>(
  'POST /api_vue/getMainSlider/saveElement/',
)
export const saveMainSliderNewElement = bindCall<typeof contract.saveMainSliderNewElement>(
  'POST /api_vue/getMainSlider/newSaveElement/',
)
export const getSaleBanner = bindCall<typeof contract.getSaleBanner>('POST /api_vue/getSaleBanner/')
export const getSaleBannerElement = bindCall<typeof contract.getSaleBannerElement>(
  'POST /api_vue/getSaleBanner/element/',
)
export const saveSaleBanner = bindCall<typeof contract.saveSaleBanner>(
  'POST /api_vue/getSaleBanner/save/',
)
export const getTopBanners = bindCall<typeof contract.getTopBanners>('POST /api_vue/getTopBanners/')
