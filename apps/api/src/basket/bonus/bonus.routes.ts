import * as contract from '@svetlitsa/api-client/bonus/contract'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { bonusAccrualTexts } from '@svetlitsa/i18n/bonus-accrual/bonus-accrual-texts'
import { limitCall } from '../../platform/access/limit-call.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import type { BonusService } from './bonus-service.ts'
import { createLocalBonusService, createRemoteBonusService } from './bonus-service.ts'

/**
 * A person opens such a link once or twice; the limit stops scripts that try thousands of numbers.
 */
const accruals = { name: 'bonus-accruals', points: 10, seconds: 600 }
const ignored = { status: 'ignored', amount: 0, error: null } as const

export const bonusRoutes = [
  handle(contract.createPromotionAccrual, async (context, { phoneNumber, promotion }) => {
    if (context.isCrawler || isPrefetch(context) || context.region.kz) return ignored
    const refuseAccrual = (error: string) => ({ status: 'error' as const, amount: 0, error })
    const texts = bonusAccrualTexts[context.language]
    const phone = normalizePhone(phoneNumber)
    if (!phone) return refuseAccrual(texts.phoneWrong)
    await limitCall(context, accruals)
    const { now, log } = context
    try {
      const result = await getBonusService(context).accrue({ phone, promotion, now })
      return result.status === 'error' ? refuseAccrual(texts.unknown) : { ...result, error: null }
    } catch (error) {
      log.error({ err: error, promotion }, 'bonus service request failed')
      return refuseAccrual(texts.failed)
    }
  }),
]

function getBonusService({ db, services }: Context): BonusService {
  const { BONUS_SERVICE_URL: url } = services.env
  return url ? createRemoteBonusService(url) : createLocalBonusService(db)
}

/** Whether a browser prefetches the page. Such a request must not grant bonuses. */
function isPrefetch({ request }: Context): boolean {
  const { purpose, 'sec-purpose': secPurpose, 'x-moz': moz } = request.headers
  return [purpose, secPurpose, moz].some((header) => /prefetch|prerender/i.test(String(header)))
}
