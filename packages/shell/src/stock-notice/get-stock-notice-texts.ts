import type { Language } from '@svetlitsa/domain/language/language'
import { stockNoticeTexts } from '@svetlitsa/i18n/stock-notice/stock-notice-texts'
import type { StockNoticeButtonTexts } from './stock-notice-button.tsx'

/** The texts of the button; those of its window load with the window. */
export function getStockNoticeTexts(language: Language): StockNoticeButtonTexts {
  const { ask, askOf } = stockNoticeTexts[language]
  return { ask, askOf }
}
