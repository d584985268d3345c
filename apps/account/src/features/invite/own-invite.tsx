import { useInvite } from '@svetlitsa/api-client/invite/queries'
import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { AccountSection } from '../../account/account-section.tsx'
import { GiftForm } from './gift-form.tsx'
import { InviteLink } from './invite-link.tsx'

/** The own link and code, and what they have brought so far. */
export function OwnInvite() {
  const t = useTexts(inviteTexts)
  const { data: outcome, isError, refetch } = useInvite()
  if (isError) return <ErrorNotice onRetry={() => void refetch()} />
  if (!outcome) {
    return (
      <div className="h-60" aria-busy="true">
        <Skeleton shape="block" />
      </div>
    )
  }
  if (!outcome.ok) return <Notice tone="sand">{t('off')}</Notice>
  const { code, url, amount, friends, rewarded, smsLeft } = outcome.answer
  return (
    <>
      <p className="mb-8 max-w-140 text-ink-soft">{t('why', { amount })}</p>
      <AccountSection title={t('link')}>
        <InviteLink code={code} url={url} />
      </AccountSection>
      <AccountSection title={t('bySms')}>
        <GiftForm smsLeft={smsLeft} />
      </AccountSection>
      <p>{t('friends', { count: friends })}</p>
      <p>{t('rewarded', { count: rewarded })}</p>
    </>
  )
}
