import type { Language } from '@svetlitsa/domain/language/language'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'

/** What a message is about; the code itself for one of an older release. */
export function getPurposeName(purpose: string, language: Language): string {
  const names: Readonly<Record<string, string>> = sentMessageTexts[language].purposes
  return names[purpose] ?? purpose
}
