import { useRemoval } from '@svetlitsa/api-client/personal-data/queries'
import { useProfile } from '@svetlitsa/api-client/profile/queries'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { link } from '@svetlitsa/domain/route/site-map'
import { profileTexts } from '@svetlitsa/i18n/profile/profile-texts'
import { removalTexts } from '@svetlitsa/i18n/removal/removal-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { SpaPage } from '@svetlitsa/shell/spa/spa-page'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { AccountPage } from '../../account/account-page.tsx'
import { BackLink } from '../../account/back-link.tsx'
import { RemovalBlock } from './removal-block.tsx'
import { RemovalForm } from './removal-form.tsx'
import { RemovalTerms } from './removal-terms.tsx'

/** Removes the account (lk.remove, /personal-lk/remove and /personal-lk/profile/remove). */
export function RemovalScreen() {
  const t = useTexts(removalTexts)
  const profile = useTexts(profileTexts)
  const [isRemoved, setRemoved] = useState(false)
  if (isRemoved) {
    return (
      <SpaPage title={t('done.title')}>
        <EmptyState
          title={t('done.title')}
          headingLevel={1}
          size="page"
          actions={<Button href={link.home()}>{t('done.home')}</Button>}
        >
          {t('done.text')}
        </EmptyState>
      </SpaPage>
    )
  }
  return (
    <AccountPage title={t('title')}>
      <BackLink href={link.profile()}>{profile('back')}</BackLink>
      <h1 className="mb-8 text-h1">{t('title')}</h1>
      <Removal onRemoved={() => setRemoved(true)} />
    </AccountPage>
  )
}

function Removal({ onRemoved }: { onRemoved: () => void }) {
  const removal = useRemoval()
  const profile = useProfile()
  if (removal.isError || profile.isError) {
    const retry = () => void Promise.all([removal.refetch(), profile.refetch()])
    return <ErrorNotice onRetry={retry} />
  }
  if (!removal.data || !profile.data) {
    return (
      <div className="h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  const { openOrders, openRefunds, isStaff, bonuses } = removal.data
  const isBlocked = isStaff || openOrders.length > 0 || openRefunds.length > 0
  return (
    <>
      <RemovalTerms bonuses={bonuses} />
      {isBlocked ? (
        <RemovalBlock removal={removal.data} />
      ) : (
        <RemovalForm phone={formatPhone(profile.data.phone)} onRemoved={onRemoved} />
      )}
    </>
  )
}
