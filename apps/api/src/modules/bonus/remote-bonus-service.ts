import * as z from 'zod'
import type { BonusService } from './bonus-service.ts'

const TIMEOUT_MS = 5_000

const answer = z.object({
  status: z.enum(['accrued', 'repeated', 'error']),
  amount: z.int().min(0).default(0),
})

/** Calls an external bonus service as specified by rule.bonus-accrual. */
export function createRemoteBonusService(url: string): BonusService {
  return {
    async accrue({ phone, promotion }) {
      const address = new URL('createPromotionAccrual', url.endsWith('/') ? url : `${url}/`)
      address.search = new URLSearchParams({ phoneNumber: phone, promotion }).toString()
      const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!response.ok) throw new Error(`the bonus service responded with ${response.status}`)
      const { status, amount } = answer.parse(await response.json())
      return status === 'error' ? { status, amount: 0 } : { status, amount }
    },
  }
}
