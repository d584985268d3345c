import { retailTexts } from '@svetlitsa/i18n/retail-texts'
import { CabinetGuard } from '@svetlitsa/shell/cabinet/cabinet-guard'
import { useTexts } from '@svetlitsa/shell/use-texts'
import type { ReactNode } from 'react'

type StaffOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Staff see the screen, others a clear word instead (account §6); nothing is asked for before. */
export function StaffOnly({ children }: StaffOnlyProps) {
  const say = useTexts(retailTexts)
  return (
    <CabinetGuard
      admits="isStaff"
      login={{ title: say('login.title'), text: say('login.text'), go: say('login.go') }}
      refused={{
        title: say('refused.title'),
        text: say('refused.text'),
        go: say('refused.logout'),
      }}
    >
      {children}
    </CabinetGuard>
  )
}
