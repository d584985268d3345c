import { useAcceptInvite } from '@svetlitsa/api-client/invite/queries'
import { inviteTexts } from '@svetlitsa/i18n/invite/invite-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useState } from 'react'

type Result = { tone: 'forest' | 'sale'; text: string }

/** The invitation of a friend, whose link was opened; it is accepted, not taken silently. */
export function ReceivedInvite({ code }: { code: string }) {
  const t = useTexts(inviteTexts)
  const { mutateAsync, isPending } = useAcceptInvite()
  const [result, setResult] = useState<Result | null>(null)

  const accept = async () => {
    try {
      const outcome = await mutateAsync(code)
      setResult(
        outcome.ok
          ? { tone: 'forest', text: t('received.done', { amount: outcome.answer.amount }) }
          : { tone: 'sale', text: outcome.message },
      )
    } catch (cause) {
      setResult({ tone: 'sale', text: getErrorMessage(cause) ?? t('failed') })
    }
  }
  return (
    <section aria-labelledby="received" className="mb-10 rounded-large bg-sand p-6">
      <h2 id="received" className="text-h3">
        {t('received.title')}
      </h2>
      <p className="mt-2 mb-5 max-w-140">{t('received.text')}</p>
      {result ? (
        <Notice tone={result.tone} live>
          {result.text}
        </Notice>
      ) : (
        <Button waiting={isPending && t('waiting')} onClick={() => void accept()}>
          {t('received.accept')}
        </Button>
      )}
    </section>
  )
}
