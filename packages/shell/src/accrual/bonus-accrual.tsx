'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect } from 'react'
import { wishedAccrual } from './wished-accrual.ts'

const told = 'svetlitsa-accrued'

/**
 * A page opened with a number and a promotion asks once for the bonuses of it (storefront §2). The
 * number leaves the address at once, so that it is not passed on with a shared link.
 */
export function BonusAccrual() {
  const { open } = useWindows()
  useEffect(() => {
    const wish = wishedAccrual(location.search)
    if (!wish) return
    const url = new URL(location.href)
    url.searchParams.delete('phoneNumber')
    history.replaceState(history.state, '', url)
    const once = `${told}:${wish.promotion}:${wish.phoneNumber}`
    if (sessionHas(once)) return
    const ask = async () => {
      const { askForAccrual } = await import('./ask-for-accrual.ts')
      const result = await askForAccrual(wish)
      if (result) open('result', result)
    }
    void ask()
  }, [open])
  return null
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
