import { productCardTexts } from '@svetlitsa/i18n/product-card/product-card-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { CardSliderControls } from '@svetlitsa/ui/product/card-slider/card-slider-controls'

/** The arrows of a row of cards that the server has rendered; it advances by itself. */
export function CardRowControls() {
  const { previous, next, pause, play } = productCardTexts[useLanguage()]
  return <CardSliderControls labels={{ back: previous, on: next, pause, play }} autoplay />
}
