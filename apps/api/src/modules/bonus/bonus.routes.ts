import * as contract from '@svetlitsa/api-client/contract/bonus'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { accrualTexts } from '@svetlitsa/i18n/accrual-texts'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { limitCall } from '../../platform/limit-call.ts'
import type { BonusService } from './bonus-service.ts'
import { foreignBonusService } from './foreign-bonus-service.ts'
import { ownBonusService } from './own-bonus-service.ts'

/** A person opens a letter once or twice; a list of numbers is tried by the thousand. */
const limited = limitCall({ calls: 10, seconds: 600 })
const ignored = { status: 'ignored', amount: 0, error: null } as const

export const bonusRoutes = [
  handle(contract.createPromotionAccrual, async (context, { phoneNumber, promotion }) => {
    if (context.isCrawler || isFetchedAhead(context) || context.region.kz) return ignored
    const refused = (error: string) => ({ status: 'error' as const, amount: 0, error })
    const texts = accrualTexts[context.language]
    const phone = normalizePhone(phoneNumber)
    if (!phone || /\p{L}/u.test(phoneNumber)) return refused(texts.phoneWrong)
    await limited(context)
    const { now, log } = context
    try {
      const made = await serviceOf(context).accrue({ phone, promotion, now })
      return made.status === 'error' ? refused(texts.unknown) : { ...made, error: null }
    } catch (error) {
      log.error({ err: error, promotion }, 'the bonus service failed')
      return refused(texts.failed)
    }
  }),
]

function serviceOf({ db, services }: Context): BonusService {
  const { BONUS_SERVICE_URL: url } = services.env
  return url ? foreignBonusService(url) : ownBonusService(db)
}

/** Browsers say when they fetch what nobody has asked for yet. */
function isFetchedAhead({ request }: Context): boolean {
  const { purpose, 'sec-purpose': secPurpose, 'x-moz': moz } = request.headers
  return [purpose, secPurpose, moz].some((said) => /prefetch|prerender/i.test(String(said)))
}
