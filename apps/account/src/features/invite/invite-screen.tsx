import { useInvite } from '@svetlitsa/api-client/invite/queries'
import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { AccountPage } from '../../account/account-page.tsx'
import { lazyWithData } from '../../account/lazy-with-data.tsx'
import { ReceivedInvite } from './received-invite.tsx'

// Forms are heavy: they are loaded beside the data that they show, and not with the screen.
const OwnInvite = lazyWithData(
  useInvite,
  async () => {
    const { OwnInvite } = await import('./own-invite.tsx')
    return { default: OwnInvite }
  },
  <div className="h-60" aria-busy="true">
    <Skeleton shape="block" />
  </div>,
)

/** The own link and code for friends, and an invitation that was opened (/personal-lk/invite). */
export function InviteScreen({ code }: { code: string | undefined }) {
  const t = useTexts(inviteTexts)
  return (
    <AccountPage title={t('title')}>
      {code && <ReceivedInvite code={code} />}
      <h1 className="mb-4 text-h1">{t('title')}</h1>
      <OwnInvite />
    </AccountPage>
  )
}
