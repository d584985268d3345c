import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { useLanguage } from '../language/language-provider.tsx'
import { readShopName } from './read-shop-name.ts'

/** The texts around every screen of a single-page app, with the name of the shop. */
export function useShopTexts() {
  const texts = shellTexts[useLanguage()]
  const brand = readShopName()
  return { ...texts, brand, toHome: texts.toHome.replace('{shopName}', brand) }
}
