import { retailTexts } from '@svetlitsa/i18n/retail/retail-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { GateLayout } from '@svetlitsa/shell/session/gate-layout'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'

/** Asks staff to log in (role.retail). */
export function LoginScreen() {
  const t = useTexts(retailTexts)
  return (
    <GateLayout title={t('login.title')}>
      <LoginGate title={t('login.title')} text={t('login.text')} actionLabel={t('login.go')} />
    </GateLayout>
  )
}
