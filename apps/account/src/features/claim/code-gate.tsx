import { useUserData } from '@svetlitsa/api-client/session/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'
import type { ReactNode } from 'react'

/** Asks who logged in by password for a code; the login window stays on the address (claim.login). */
export function CodeGate({ children }: { children: ReactNode }) {
  const t = useTexts(claimFormTexts)
  const { data } = useUserData()
  if (!data?.userData || data.userData.isLoggedInByCode) return children
  return <LoginGate title={t('code.title')} text={t('code.text')} actionLabel={t('code.go')} />
}
