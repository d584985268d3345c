import * as contract from '@svetlitsa/api-client/slider/contract'
import { handle } from '../../platform/http/handle.ts'
import { readSliders } from './read-sliders.ts'

export const sliderRoutes = [
  handle(contract.getSectionSlider, (context, input) => readSliders(context, 'section', input)),
  handle(contract.getMiniSlider, (context, input) => readSliders(context, 'mini', input)),
]
