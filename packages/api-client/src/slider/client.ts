import { bindCall } from '../call/bind-call.ts'
import type * as contract from './contract.ts'

export const getSectionSlider = bindCall<typeof contract.getSectionSlider>(
  'POST /api_vue/getSectionSlider/',
)
export const getMiniSlider = bindCall<typeof contract.getMiniSlider>('POST /api_vue/getMiniSlider/')
export const getSponsoredProducts = bindCall<typeof contract.getSponsoredProducts>(
  'POST /api_vue/getSponsoredProducts/',
)
