import { useUserData } from '@svetlitsa/api-client/session/queries'
import { isDispatcher } from '@svetlitsa/domain/identity/user-group'
import { dispatchTexts } from '@svetlitsa/i18n/dispatch/dispatch-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import type { ReactNode } from 'react'
import { ForeignScreen } from './foreign-screen.tsx'
import { StaffOnly } from './staff-only.tsx'

type DispatchersOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Shows the screen only to groups 1 and 29; other staff see a notice (assembler.assign). */
export function DispatchersOnly({ children }: DispatchersOnlyProps) {
  return (
    <StaffOnly>
      {(user) => <DispatcherGate name={user.name}>{() => children(user)}</DispatcherGate>}
    </StaffOnly>
  )
}

type DispatcherGateProps = { name: string; children: () => ReactNode }

function DispatcherGate({ name, children }: DispatcherGateProps) {
  const t = useTexts(dispatchTexts)
  const { data } = useUserData()
  if (isDispatcher((data?.userData || null)?.group ?? [])) return children()
  return <ForeignScreen userName={name} title={t('foreign.title')} text={t('foreign.text')} />
}
