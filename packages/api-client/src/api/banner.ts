import { bind } from '../client/bind.ts'
import type * as contract from '../contract/banner.ts'

export const getMainSlider = bind<typeof contract.getMainSlider>('POST /api_vue/getMainSlider/')
export const getMainSliderElement = bind<typeof contract.getMainSliderElement>(
  'POST /api_vue/getMainSlider/element/',
)
export const getMainSliderNewElement = bind<typeof contract.getMainSliderNewElement>(
  'POST /api_vue/getMainSlider/newElement/',
)
export const saveMainSliderElement = bind<typeof contract.saveMainSliderElement>(
  'POST /api_vue/getMainSlider/saveElement/',
)
export const saveMainSliderNewElement = bind<typeof contract.saveMainSliderNewElement>(
  'POST /api_vue/getMainSlider/newSaveElement/',
)
export const getSaleBanner = bind<typeof contract.getSaleBanner>('POST /api_vue/getSaleBanner/')
export const getSaleBannerElement = bind<typeof contract.getSaleBannerElement>(
  'POST /api_vue/getSaleBanner/element/',
)
export const saveSaleBanner = bind<typeof contract.saveSaleBanner>(
  'POST /api_vue/getSaleBanner/save/',
)
export const getTopBanners = bind<typeof contract.getTopBanners>('POST /api_vue/getTopBanners/')
