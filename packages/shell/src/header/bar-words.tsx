import type { Language } from '@svetlitsa/domain/language/read-language'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { AccountWords } from './account-action.tsx'

export type BarWords = AccountWords & {
  label: string
  home: string
  catalog: string
  basket: string
  inBasket: string
  favourites: string
  inFavourites: string
}

/** The words of the phone's bottom bar, handed to it so that it carries no text files. */
export function barWords(language: Language): BarWords {
  const { header, bar } = shellTexts[language]
  const { catalog, basket, inBasket, favourites, inFavourites, login, account, work } = header
  return { ...bar, catalog, basket, inBasket, favourites, inFavourites, login, account, work }
}
