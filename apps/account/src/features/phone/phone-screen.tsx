import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { lazyWithData } from '../../account/lazy-with-data.tsx'

// Forms are heavy: they are loaded beside the data that they show, and not with the screen.
const PhoneChange = lazyWithData(
  useProfile,
  async () => {
    const { PhoneChange } = await import('./phone-change.tsx')
    return { default: PhoneChange }
  },
  <div className="h-60" aria-busy="true">
    <Skeleton shape="block" />
  </div>,
)

/** Changes the number of the account (lk.profile, /personal-lk/profile/phone). */
export function PhoneScreen() {
  const t = useTexts(profileTexts)
  return (
    <AccountPage title={t('phone.title')}>
      <BackLink href={link.profile()}>{t('back')}</BackLink>
      <h1 className="mb-6 text-h1">{t('phone.title')}</h1>
      <PhoneChange />
    </AccountPage>
  )
}
