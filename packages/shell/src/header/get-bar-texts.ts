import type { Language } from '@svetlitsa/domain/language/language'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import type { AccountTexts } from './account-action.tsx'

export type BarTexts = AccountTexts & {
  label: string
  home: string
  catalog: string
  basket: string
  inBasket: string
  favourites: string
  inFavourites: string
}

/**
 * Texts of the phone's bottom bar, passed as props so that its client bundle contains no text
 * files.
 */
export function getBarTexts(language: Language): BarTexts {
  const { header, bar } = shellTexts[language]
  const { catalog, basket, inBasket, favourites, inFavourites, login, account, work } = header
  return { ...bar, catalog, basket, inBasket, favourites, inFavourites, login, account, work }
}
