import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useEffect } from 'react'

/** The query of the page, before the router of a single-page app drops what no screen reads. */
const openedSearch = typeof location === 'undefined' ? '' : location.search

/**
 * Requests the bonus accrual that an address with a number and a promotion asks for, once
 * (rule.bonus-accrual). Such addresses are rare, so the code that does it loads only then.
 */
export function BonusAccrual() {
  const { open } = useWindows()
  useEffect(() => {
    if (!openedSearch.includes('phoneNumber=')) return
    const showAccrual = async () => {
      const { requestAccrualOnce } = await import('./request-accrual-once.ts')
      const result = await requestAccrualOnce(openedSearch)
      if (result) open('result', result)
    }
    void showAccrual()
  }, [open])
  return null
}
