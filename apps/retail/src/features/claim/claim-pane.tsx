import { useDeskClaim } from '@svetlitsa/api-client/claim-desk/queries'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { useState } from 'react'
import { DetailPane } from '../../list-detail/detail-pane.tsx'
import { AcceptForm } from './accept-form.tsx'
import { ClaimConversation } from './claim-conversation.tsx'
import { ClaimDetails } from './claim-details.tsx'
import { WordsForm } from './words-form.tsx'

type ClaimPaneProps = {
  guid: string
  onClose: () => void
  /** Called once staff have answered or decided. */
  onChanged: () => void
}

/** The selected claim beside the list: its photographs, the conversation, answer and decision. */
export function ClaimPane({ guid, onClose, onChanged }: ClaimPaneProps) {
  const t = useTexts(claimTexts)
  const { data: claim, isError, refetch } = useDeskClaim(guid)
  const [form, setForm] = useState<'answer' | 'accept' | 'decline' | null>(null)
  if (!claim) {
    return (
      <aside className="h-100 w-full shrink-0 p-4 lg:w-100" aria-busy={!isError}>
        {isError ? <ErrorNotice onRetry={() => void refetch()} /> : <Skeleton shape="block" />}
      </aside>
    )
  }
  const finish = (isSaved: boolean) => {
    setForm(null)
    if (isSaved) onChanged()
  }
  return (
    <DetailPane
      title={t('pane.title', { number: String(claim.number) })}
      closeLabel={t('pane.close')}
      onClose={onClose}
      actions={
        <>
          {form === 'accept' && <AcceptForm claim={claim} onDone={finish} />}
          {(form === 'answer' || form === 'decline') && (
            <WordsForm key={form} claim={claim} purpose={form} onDone={finish} />
          )}
          {form === null && claim.canReply && (
            <Button size={40} onClick={() => setForm('answer')}>
              {t('answer.open')}
            </Button>
          )}
          {form === null && claim.isOpen && (
            <>
              <Button size={40} kind="soft" onClick={() => setForm('accept')}>
                {t('accept.open')}
              </Button>
              <Button size={40} kind="outline" onClick={() => setForm('decline')}>
                {t('decline.open')}
              </Button>
            </>
          )}
        </>
      }
    >
      <ClaimDetails claim={claim} />
      <ClaimConversation claim={claim} />
    </DetailPane>
  )
}
