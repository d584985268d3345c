import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { GateLayout } from '@svetlitsa/shell/session/gate-layout'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'

/** Asks assemblers to log in (role.assembler). */
export function LoginScreen() {
  const t = useTexts(assemblerTexts)
  return (
    <GateLayout title={t('login.title')}>
      <LoginGate title={t('login.title')} text={t('login.text')} actionLabel={t('login.go')} />
    </GateLayout>
  )
}
