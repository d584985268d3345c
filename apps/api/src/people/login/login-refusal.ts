import { loginRefusalTexts } from '@svetlitsa/i18n/login-refusal/login-refusal-texts'
import type { Language } from '../../platform/context/context.ts'

/** Why a login step was refused; returned in the field `error` of its answer. */
export interface LoginRefusal {
  reason: keyof typeof loginRefusalTexts.ru
  values: Record<string, number>
  retryAfterSeconds: number
}

export function loginRefusal(
  reason: LoginRefusal['reason'],
  values: Record<string, number> = {},
  retryAfterSeconds = 0,
): LoginRefusal {
  return { reason, values, retryAfterSeconds }
}

/** The text of the refusal in the reader's language. */
export function loginRefusalText({ reason, values }: LoginRefusal, language: Language): string {
  return loginRefusalTexts[language][reason].replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  )
}
