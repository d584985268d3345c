import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { PasswordForm } from './password-form.tsx'

/** Sets or changes the password (lk.password, /personal-lk/profile/password). */
export function PasswordScreen() {
  const t = useTexts(profileTexts)
  return (
    <AccountPage title={t('password.title')}>
      <BackLink href={link.profile()}>{t('back')}</BackLink>
      <Password />
    </AccountPage>
  )
}

function Password() {
  const t = useTexts(profileTexts)
  const { data, isError, refetch } = useProfile()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div className="mt-6 h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  return (
    <>
      <h1 className="text-h1">
        {t(data.hasPassword ? 'password.changeTitle' : 'password.setTitle')}
      </h1>
      <p className="mt-3 mb-6 text-ink-soft">{t('password.why')}</p>
      <PasswordForm profile={data} />
    </>
  )
}
