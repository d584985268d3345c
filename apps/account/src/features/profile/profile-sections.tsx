import { type Profile, useProfile } from '@svetlitsa/api-client/profile/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { link } from '@svetlitsa/domain/route/site-map'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { AccountSection } from '../../account/account-section.tsx'
import { BirthdayForm } from './birthday-form.tsx'
import { ConsentSection } from './consent-section.tsx'
import { ContactForm } from './contact-form.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

/** What the customer is called, where messages go, the birthday and the consents. */
export function ProfileSections() {
  const t = useTexts(profileTexts)
  const { data, isError, refetch } = useProfile()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!data) return <ProfileSkeleton />
  return (
    <>
      <AccountSection title={t('contacts.title')}>
        <ContactForm profile={data} />
        <LoginLinks profile={data} />
      </AccountSection>
      <AccountSection title={t('birthday.title')}>
        <BirthdayForm birthdate={data.birthdate} />
      </AccountSection>
      <ConsentSection profile={data} />
    </>
  )
}

function LoginLinks({ profile: { phone, hasPassword } }: { profile: Profile }) {
  const t = useTexts(profileTexts)
  return (
    <dl className="mt-8 grid max-w-140 gap-x-6 gap-y-3 sm:grid-cols-[--spacing(40)_minmax(0,1fr)]">
      <dt className="text-ink-soft">{t('contacts.phone')}</dt>
      <dd className="flex flex-wrap gap-x-4">
        <span className="tabular-nums">{formatPhone(phone)}</span>
        <TextLink tone="accent" href={link.phone()}>
          {t('contacts.changePhone')}
        </TextLink>
      </dd>
      <dt className="text-ink-soft">{t('password.title')}</dt>
      <dd>
        <TextLink tone="accent" href={link.password()}>
          {t(hasPassword ? 'security.changePassword' : 'security.setPassword')}
        </TextLink>
      </dd>
    </dl>
  )
}
