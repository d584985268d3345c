import { createPromotionAccrual } from '@svetlitsa/api-client/api/bonus'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { readLanguage } from '@svetlitsa/domain/language/read-language'
import { accrualTexts } from '@svetlitsa/i18n/accrual-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { AccrualWish } from './wished-accrual.ts'

type Told = { title?: string; text: string; tone?: 'failed' }

/** Asks for the bonuses and says how it ended; null where there is nothing to tell. */
export async function askForAccrual(wish: AccrualWish): Promise<Told | null> {
  const say = translator(accrualTexts, readLanguage(document.documentElement.lang) ?? 'ru')
  try {
    const { status, amount, error } = answerOf(await createPromotionAccrual(wish))
    if (status === 'ignored') return null
    if (status === 'error')
      return { title: say('failedTitle'), text: logged(error), tone: 'failed' }
    const text = status === 'accrued' ? say('done', { amount }) : say('repeated')
    return { title: say('title'), text }
  } catch (error) {
    logged(error)
    return { title: say('failedTitle'), text: say('failed'), tone: 'failed' }
  }
}

/** Storefront §8: a failed accrual is logged as «Ошибка:». */
function logged(error: unknown): string {
  // biome-ignore lint/suspicious/noConsole: the specification names this line of the log
  console.error(accrualTexts.ru.logLine, error)
  return String(error)
}
