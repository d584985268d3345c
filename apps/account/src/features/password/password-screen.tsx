import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { lazyWithData } from '../../account/lazy-with-data.tsx'

// Forms are heavy: they are loaded beside the data that they show, and not with the screen.
const PasswordChange = lazyWithData(
  useProfile,
  async () => {
    const { PasswordChange } = await import('./password-change.tsx')
    return { default: PasswordChange }
  },
  <div className="mt-6 h-60" aria-busy="true">
    <Skeleton shape="block" />
  </div>,
)

/** Sets or changes the password (lk.password, /personal-lk/profile/password). */
export function PasswordScreen() {
  const t = useTexts(profileTexts)
  return (
    <AccountPage title={t('password.title')}>
      <BackLink href={link.profile()}>{t('back')}</BackLink>
      <PasswordChange />
    </AccountPage>
  )
}
