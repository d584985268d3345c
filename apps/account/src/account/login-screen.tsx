import { accountTexts } from '@svetlitsa/i18n/account/account-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { LoginGate } from '@svetlitsa/shell/session/login-gate'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { useRouterState } from '@tanstack/react-router'

/**
 * Asks a customer to log in; the account has nothing for guests (role.guest). Whoever came to report
 * a defect reads why.
 */
export function LoginScreen() {
  const t = useTexts(accountTexts)
  const isClaim = useRouterState({
    select: ({ location }) => /^\/(order_claim|underload)\//i.test(location.pathname),
  })
  const reason = isClaim ? 'claimLogin' : 'login'
  return (
    <SpaPage title={t(`${reason}.title`)} current="account">
      <LoginGate
        title={t(`${reason}.title`)}
        text={t(`${reason}.text`)}
        actionLabel={t('login.go')}
      />
    </SpaPage>
  )
}
