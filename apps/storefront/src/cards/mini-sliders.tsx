'use client'

import { useMiniSlider } from '@svetlitsa/api-client/query/slider'
import { isPhoneSized } from '@svetlitsa/domain/device/is-phone-sized'
import { SliderRow } from './slider-row.tsx'

/** Promotions, ten or on a phone nine of them, and selections (storefront §9). A failure leaves nothing. */
export function MiniSliders({ sign }: { sign: string }) {
  const { data = [] } = useMiniSlider({ isPhone: isPhoneSized(screen.width, screen.height) })
  return data.map((slider) => <SliderRow key={slider.id} slider={slider} sign={sign} />)
}
