import * as z from 'zod'
import type { BonusService } from './bonus-service.ts'

const TIMEOUT_MS = 5_000

const answer = z.object({
  status: z.enum(['accrued', 'repeated', 'error']),
  amount: z.int().min(0).default(0),
})

/** Asks a bonus service outside the shop by the call of storefront §7. */
export function foreignBonusService(url: string): BonusService {
  return {
    async accrue({ phone, promotion }) {
      const address = new URL('createPromotionAccrual', url.endsWith('/') ? url : `${url}/`)
      address.search = new URLSearchParams({ phoneNumber: phone, promotion }).toString()
      const said = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (!said.ok) throw new Error(`the bonus service answered ${said.status}`)
      const { status, amount } = answer.parse(await said.json())
      return status === 'error' ? { status, amount: 0 } : { status, amount }
    },
  }
}
