import { bind } from '../client/bind.ts'
import type * as contract from '../contract/slider.ts'

export const getSectionSlider = bind<typeof contract.getSectionSlider>(
  'POST /api_vue/getSectionSlider/',
)
export const getMiniSlider = bind<typeof contract.getMiniSlider>('POST /api_vue/getMiniSlider/')
export const getSponsoredProducts = bind<typeof contract.getSponsoredProducts>(
  'POST /api_vue/getSponsoredProducts/',
)
