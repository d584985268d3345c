import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'

/** Asks a customer to log in; the account has nothing for guests (role.guest). */
export function LoginScreen() {
  const t = useTexts(accountTexts)
  return (
    <SpaPage title={t('login.title')} current="account">
      <LoginGate title={t('login.title')} text={t('login.text')} actionLabel={t('login.go')} />
    </SpaPage>
  )
}
