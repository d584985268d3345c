import { useMiniSlider } from '@svetlitsa/api-client/slider/queries'
import { isPhoneSized } from '@svetlitsa/domain/device/is-phone-sized'
import { SliderRow } from './slider-row.tsx'

type MiniSlidersProps = {
  sign: string
  /** Omits promotions, where the page shows them already. */
  onlyProducts?: boolean
}

/**
 * Small rows that staff set for the home page and the catalogue: promotions (ten, or nine on
 * a phone) and product selections (promo.counts). Renders nothing when loading fails.
 */
export function MiniSliders({ sign, onlyProducts }: MiniSlidersProps) {
  const { data = [] } = useMiniSlider({ isPhone: isPhoneSized(screen.width, screen.height) })
  const shown = onlyProducts ? data.filter(({ type }) => type !== 'promotions') : data
  return shown.map((slider) => <SliderRow key={slider.id} slider={slider} sign={sign} />)
}
