import type { Language } from '@svetlitsa/domain/language/parse-language'
import { basketWindowTexts } from '@svetlitsa/i18n/basket-window/basket-window-texts'
import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window/footer-window-texts'
import { loginTexts } from '@svetlitsa/i18n/login/login-texts'
import { regionTexts } from '@svetlitsa/i18n/region/region-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'

/** The few texts that the shell's always loaded scripts need; all others load with their part. */
export type ShellTexts = {
  close: string
  loading: string
  thanks: string
  region: string
  login: string
  newPassword: string
  added: string
  error: string
  favouriteLists: string
  vendors: string
  care: string
  phones: string
  share: string
  subscription: string
}

/**
 * Built on the server, so that the client bundle of a page contains these texts and no text files.
 */
export function getShellTexts(language: Language): ShellTexts {
  const t = getTranslator(shellTexts, language)
  const windows = getTranslator(footerWindowTexts, language)
  return {
    close: t('window.close'),
    loading: t('window.loading'),
    thanks: t('window.thanks'),
    region: getTranslator(regionTexts, language)('title'),
    login: loginTexts[language].title,
    newPassword: loginTexts[language].newPassword,
    added: getTranslator(basketWindowTexts, language)('title'),
    error: t('fault.title'),
    favouriteLists: favouriteTexts[language].addToList,
    vendors: windows('manufacturers'),
    care: windows('care'),
    phones: windows('phones'),
    share: windows('share'),
    subscription: getTranslator(subscriptionTexts, language)('block'),
  }
}
