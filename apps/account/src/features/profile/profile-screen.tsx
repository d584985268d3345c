import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { ReactNode } from 'react'
import { AccountPage } from '../../account/account-page.tsx'
import { AccountSection } from '../../account/account-section.tsx'
import { lazyWithData } from '../../account/lazy-with-data.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

// Forms are heavy: they are loaded beside the data that they show, and not with the screen.
const ProfileSections = lazyWithData(
  useProfile,
  async () => {
    const { ProfileSections } = await import('./profile-sections.tsx')
    return { default: ProfileSections }
  },
  <ProfileSkeleton />,
)

type ProfileScreenProps = {
  /** Companies, sessions and the export, which are features of their own. */
  children: ReactNode
}

/** The customer's personal data (lk.profile, /personal-lk/profile). */
export function ProfileScreen({ children }: ProfileScreenProps) {
  const t = useTexts(profileTexts)
  return (
    <AccountPage title={t('title')}>
      <h1 className="mb-8 text-h1">{t('title')}</h1>
      <ProfileSections />
      {children}
      <AccountSection title={t('security.title')}>
        <TextLink tone="sale" href={link.removeAccount()}>
          {t('security.remove')}
        </TextLink>
      </AccountSection>
    </AccountPage>
  )
}
