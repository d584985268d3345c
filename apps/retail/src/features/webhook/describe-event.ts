import { webhookTexts } from '@svetlitsa/i18n/webhook/webhook-texts'

/** The event in words; one that this build does not know yet by its code. */
export function describeEvent(type: string, language: keyof typeof webhookTexts): string {
  const words: Readonly<Record<string, string>> = webhookTexts[language].types
  return words[type.replace('.', '_')] ?? type
}
