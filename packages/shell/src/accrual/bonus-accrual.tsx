'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { useEffect } from 'react'

/**
 * A page opened with a number and a promotion asks once for the bonuses of it (storefront §2). Hardly
 * any is: what asks is fetched then.
 */
export function BonusAccrual() {
  const { open } = useWindows()
  useEffect(() => {
    if (!location.search.includes('phoneNumber=')) return
    const ask = async () => {
      const { askOnce } = await import('./ask-once.ts')
      const result = await askOnce()
      if (result) open('result', result)
    }
    void ask()
  }, [open])
  return null
}
