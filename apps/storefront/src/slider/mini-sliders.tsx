'use client'

import { useMiniSlider } from '@svetlitsa/api-client/slider/queries'
import { isPhoneSized } from '@svetlitsa/domain/device/is-phone-sized'
import type { ComponentProps } from 'react'
import type { MiniSlidersSection } from './mini-sliders-section.tsx'
import { SliderRow } from './slider-row.tsx'

/**
 * Promotions (ten, or nine on a phone) and product selections (promo.counts). Renders nothing when
 * loading fails.
 */
export function MiniSliders({ sign, onlyProducts }: ComponentProps<typeof MiniSlidersSection>) {
  const { data = [] } = useMiniSlider({ isPhone: isPhoneSized(screen.width, screen.height) })
  const shown = onlyProducts ? data.filter(({ type }) => type !== 'promotions') : data
  return shown.map((slider) => <SliderRow key={slider.id} slider={slider} sign={sign} />)
}
