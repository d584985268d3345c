import type { Language } from '@svetlitsa/domain/language/language'
import { footerWindowTexts } from '@svetlitsa/i18n/footer-window/footer-window-texts'
import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { windowTitleTexts } from '@svetlitsa/i18n/window-title/window-title-texts'

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
  stockNotice: string
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
    ...windowTitleTexts[language],
    error: t('fault.title'),
    vendors: windows('manufacturers'),
    care: windows('care'),
    phones: windows('phones'),
    share: windows('share'),
  }
}
