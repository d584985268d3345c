import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { RoleGuard } from '@svetlitsa/shell/session/role-guard'
import type { ReactNode } from 'react'

type StaffOnlyProps = { children: (user: { name: string }) => ReactNode }

/**
 * Shows the screen only to staff, others see a notice (role.retail). No data is fetched before the
 * check.
 */
export function StaffOnly({ children }: StaffOnlyProps) {
  const t = useTexts(retailTexts)
  return (
    <RoleGuard
      requiredRole="isStaff"
      refused={{
        title: t('refused.title'),
        text: t('refused.text'),
        actionLabel: t('refused.logout'),
      }}
    >
      {children}
    </RoleGuard>
  )
}
