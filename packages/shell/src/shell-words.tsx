import type { Language } from '@svetlitsa/domain/language/read-language'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window-texts'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window-texts'
import { loginTexts } from '@svetlitsa/i18n/login-texts'
import { regionTexts } from '@svetlitsa/i18n/region-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription-texts'
import { translator } from '@svetlitsa/i18n/translator'

/** The few words that the shell's always present scripts need; everything else comes with its part. */
export type ShellWords = {
  close: string
  loading: string
  thanks: string
  region: string
  login: string
  added: string
  fault: string
  favouriteLists: string
  manufacturers: string
  care: string
  phones: string
  share: string
  subscription: string
}

/** Made where the page is drawn, so that a server-drawn page carries these words and no text files. */
export function shellWords(language: Language): ShellWords {
  const say = translator(shellTexts, language)
  const windows = translator(footerWindowTexts, language)
  return {
    close: say('window.close'),
    loading: say('window.loading'),
    thanks: say('window.thanks'),
    region: translator(regionTexts, language)('title'),
    login: translator(loginTexts, language)('title'),
    added: translator(basketWindowTexts, language)('title'),
    fault: say('fault.title'),
    favouriteLists: favouriteTexts[language].addToList,
    manufacturers: windows('manufacturers'),
    care: windows('care'),
    phones: windows('phones'),
    share: windows('share'),
    subscription: translator(subscriptionTexts, language)('block'),
  }
}
