import * as contract from '@svetlitsa/api-client/bonus/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { bonusTexts } from '@svetlitsa/i18n/bonus/bonus-texts'
import { problemTexts } from '@svetlitsa/i18n/problem/problem-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { changeBasketAtVersion } from '../../basket/basket/change-basket.ts'
import { getBonusPhone } from '../../basket/bonus/find-basket-bonus.ts'
import { concealBonusInfo, readBonusInfo } from '../../basket/bonus/read-bonus-info.ts'
import { loginRefusalText } from '../../people/login/login-refusal.ts'
import { requestCode } from '../../people/login/sms-code/request-code.ts'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { confirmBonusPhone } from './confirm-bonus-phone.ts'
import { setBasketBonus } from './set-basket-bonus.ts'

/** Stops whoever tries numbers one after another. */
const balances = { name: 'bonus-balances', points: 5, seconds: 600 }

export const basketBonusRoutes = [
  handle(contract.getBonusBalance, async (context, input) => {
    const phone = checkPhone(context, input.phone)
    if (phone instanceof Refusal) return phone
    const isConfirmed = getBonusPhone(context) === phone
    if (!isConfirmed) await limitCall(context, balances)
    const info = await readBonusInfo(context.db, phone)
    return { ...(isConfirmed ? info : concealBonusInfo(info)), isConfirmed }
  }),

  handle(contract.sendSmsCode, async (context, input) => {
    const phone = checkPhone(context, input.phone, input.forOrder)
    if (phone instanceof Refusal) return phone
    const sent = await requestCode(context, { phone, purpose: 'basket' })
    const { retryAfterSeconds } = sent
    return 'reason' in sent
      ? { result: false, error: loginRefusalText(sent, context.language), retryAfterSeconds }
      : { result: true, error: null, retryAfterSeconds }
  }),

  handle(contract.checkSmsCode, async (context, input) => {
    const phone = checkPhone(context, input.phone, input.forOrder)
    if (phone instanceof Refusal) return phone
    const refusal = await confirmBonusPhone(context, { phone, code: input.smsCode })
    if (refusal) return { bonusInfo: null, error: loginRefusalText(refusal, context.language) }
    const bonusInfo = context.region.kz ? null : await readBonusInfo(context.db, phone)
    return { bonusInfo, error: null }
  }),

  handle(contract.setBonus, async (context, { bonusSum }) => {
    if (context.region.kz) return refuse('bonus_off')
    const phone = getBonusPhone(context)
    if (phone === null) return refuse('bonus_unconfirmed')
    const changed = await changeBasketAtVersion<never>(context, (tx, row) =>
      setBasketBonus(context, tx, row, { phone, bonusSum }),
    )
    if (changed instanceof Refusal) return changed
    const { basket } = changed
    const t = getTranslator(bonusTexts, context.language)
    const isLess = basket.bonusSum < bonusSum
    return { basket, errorShow: isLess ? t('limited', { count: basket.bonusSum }) : null }
  }),
]

/** @param forOrder whether orders wait for the phone: with bonuses that has nothing to do. */
function checkPhone(
  { region, language }: Context,
  text: string,
  forOrder = false,
): string | Refusal<'invalid' | 'bonus_off'> {
  if (region.kz && !forOrder) return refuse('bonus_off')
  const { phone } = problemTexts[language].fields
  return normalizePhone(text) ?? refuse('invalid', { fields: { phone } })
}
