import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { PasswordForm } from './password-form.tsx'

/** The form below a heading that says whether there is a password already. */
export function PasswordChange() {
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
