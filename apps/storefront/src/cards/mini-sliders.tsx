'use client'

import { useMiniSlider } from '@svetlitsa/api-client/query/slider'
import { isPhoneSized } from '@svetlitsa/domain/device/is-phone-sized'
import type { ComponentProps } from 'react'
import type { MiniRows } from './mini-rows.tsx'
import { SliderRow } from './slider-row.tsx'

/** Promotions, ten or on a phone nine of them, and selections (storefront §9). A failure leaves nothing. */
export function MiniSliders({ sign, onlyGoods }: ComponentProps<typeof MiniRows>) {
  const { data = [] } = useMiniSlider({ isPhone: isPhoneSized(screen.width, screen.height) })
  const shown = onlyGoods ? data.filter(({ type }) => type !== 'promotions') : data
  return shown.map((slider) => <SliderRow key={slider.id} slider={slider} sign={sign} />)
}
