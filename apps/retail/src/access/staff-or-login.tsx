import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { ReactNode } from 'react'
import { LoginUnless } from './login-unless.tsx'

type StaffOrLoginProps = { children: (user: { name: string }) => ReactNode }

/**
 * Shows the screen only to staff; others get the login screen (route.check-waybill,
 * route.product-link).
 */
export function StaffOrLogin({ children }: StaffOrLoginProps) {
  const t = useTexts(retailTexts)
  return (
    <LoginUnless title={t('title')} isAllowed={({ isStaff }) => isStaff}>
      {children}
    </LoginUnless>
  )
}
