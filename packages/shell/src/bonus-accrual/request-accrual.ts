import { createPromotionAccrual } from '@svetlitsa/api-client/bonus/client'
import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { parseLanguage } from '@svetlitsa/domain/language/language'
import { bonusAccrualTexts } from '@svetlitsa/i18n/bonus-accrual/bonus-accrual-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { AccrualRequest } from './parse-accrual-request.ts'

type AccrualResult = { title?: string; text: string; tone?: 'failed' }

/** Requests the accrual and returns its result; null where there is nothing to show. */
export async function requestAccrual(request: AccrualRequest): Promise<AccrualResult | null> {
  const t = getTranslator(bonusAccrualTexts, parseLanguage(document.documentElement.lang) ?? 'ru')
  try {
    const { status, amount, error } = unwrapAnswer(await createPromotionAccrual(request))
    if (status === 'ignored') return null
    if (status === 'error')
      return { title: t('failedTitle'), text: logError(error), tone: 'failed' }
    const text = status === 'accrued' ? t('done', { amount }) : t('repeated')
    return { title: t('title'), text }
  } catch (error) {
    logError(error)
    return { title: t('failedTitle'), text: t('failed'), tone: 'failed' }
  }
}

/** rule.bonus-accrual: a failed accrual is logged as «Ошибка:». */
function logError(error: unknown): string {
  // biome-ignore lint/suspicious/noConsole: the specification names this line of the log
  console.error(bonusAccrualTexts.ru.logLine, error)
  return String(error)
}
