import * as contract from '@svetlitsa/api-client/contract/subscription'
import { bonusTerms } from '@svetlitsa/domain/bonus/bonus-terms'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { isEmail } from '@svetlitsa/domain/validate/email'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription-texts'
import { translator } from '@svetlitsa/i18n/translator'
import { handle } from '../../platform/handle.ts'
import { limitCall } from '../../platform/limit-call.ts'
import { transact } from '../../platform/transact.ts'
import { grantBonus } from '../bonus/bonus.queries.ts'
import { saveSubscription } from './subscription.queries.ts'

const limited = limitCall({ calls: 20, seconds: 600 })

export const subscriptionRoutes = [
  handle(contract.subscribe, async (context, input) => {
    const say = translator(subscriptionTexts, context.language)
    const refused = (error: string) => ({ error, message: '' })
    const phone = normalizePhone(input.phone)
    if (!phone) return refused(say('phoneWrong'))
    if (!isEmail(input.email)) return refused(say('emailWrong'))
    await limited(context)
    const { region, language } = context
    const regionId = context.services.regions.find(input.city_id)?.id ?? region.id
    // Bonuses are a rouble programme (decisions, «Regions»).
    const amount = region.kz ? 0 : bonusTerms.subscriptionBonus
    await transact(context.db, async (tx) => {
      await saveSubscription(tx, { phone, email: input.email, regionId, language })
      if (amount > 0) await grantBonus(tx, { phone, reason: 'subscription', amount })
    })
    // The same for a number that the shop knows: a stranger must not learn who its customers are.
    return { error: null, message: amount > 0 ? say('doneBonus', { amount }) : say('done') }
  }),
]
