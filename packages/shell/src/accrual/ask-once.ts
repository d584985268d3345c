import { askForAccrual } from './ask-for-accrual.ts'
import { wishedAccrual } from './wished-accrual.ts'

const told = 'svetlitsa-accrued'

/**
 * Asks for the bonuses that the address wishes for, once a visit. The number leaves the address at
 * once, so that it is not passed on with a shared link.
 */
export async function askOnce(): ReturnType<typeof askForAccrual> {
  const wish = wishedAccrual(location.search)
  if (!wish) return null
  const url = new URL(location.href)
  url.searchParams.delete('phoneNumber')
  history.replaceState(history.state, '', url)
  const once = `${told}:${wish.promotion}:${wish.phoneNumber}`
  return sessionHas(once) ? null : askForAccrual(wish)
}

function sessionHas(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true
    sessionStorage.setItem(key, '1')
  } catch {
    // Without a memory the server still gives the bonuses once.
  }
  return false
}
