import * as contract from '@svetlitsa/api-client/subscription/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { isEmail } from '@svetlitsa/domain/text/contact-details'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import { saveSubscription } from '../../people/subscription/subscription.queries.ts'
import { transact } from '../../platform/database/transact.ts'
import { handle } from '../../platform/http/handle.ts'
import { grantBonus } from '../bonus/grant-bonus.ts'

export const subscriptionRoutes = [
  handle(contract.subscribe, async (context, input) => {
    const t = getTranslator(subscriptionTexts, context.language)
    const refuseSubscription = (error: string) => ({ error, message: '' })
    const phone = normalizePhone(input.phone)
    if (!phone) return refuseSubscription(t('phoneWrong'))
    if (!isEmail(input.email)) return refuseSubscription(t('emailWrong'))
    const { region, language } = context
    const regionId = context.services.regions.find(input.city_id)?.id ?? region.id
    // The bonus programme exists only in roubles (ADR 0042).
    const amount = region.kz ? 0 : context.services.shop.settings.promises.subscriptionBonus
    await transact(context.db, async (tx) => {
      await saveSubscription(tx, { phone, email: input.email, regionId, language })
      if (amount > 0) await grantBonus(tx, { phone, reason: 'subscription', amount })
    })
    // The same answer for a known number, so that nobody can find out who the shop's customers are.
    return { error: null, message: amount > 0 ? t('doneBonus', { amount }) : t('done') }
  }),
]
