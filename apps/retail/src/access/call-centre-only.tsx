import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canAnswerShoppers } from '@svetlitsa/domain/identity/user-group'
import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { ReactNode } from 'react'
import { ForeignScreen } from './foreign-screen.tsx'
import { StaffOnly } from './staff-only.tsx'

type CallCentreOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Shows the screen only to users who can answer shoppers; other staff see a notice. */
export function CallCentreOnly({ children }: CallCentreOnlyProps) {
  return (
    <StaffOnly>
      {(user) => <CallCentreGate name={user.name}>{children(user)}</CallCentreGate>}
    </StaffOnly>
  )
}

function CallCentreGate({ name, children }: { name: string; children: ReactNode }) {
  const t = useTexts(retailTexts)
  const { data } = useUserData()
  if (canAnswerShoppers((data?.userData || null)?.group ?? [])) return children
  return <ForeignScreen userName={name} title={t('foreign.title')} text={t('foreign.text')} />
}
