import { useDiscardClaim } from '@svetlitsa/api-client/claim/discard-queries'
import { link } from '@svetlitsa/domain/route/site-map'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'

/** Discards an unfinished claim, after a question. */
export function DiscardClaim({ guid }: { guid: string }) {
  const t = useTexts(claimFormTexts)
  const id = useId()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDiscardClaim()
  const [isAsked, setAsked] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const discard = async () => {
    setError(null)
    try {
      const refused = await mutateAsync(guid)
      if (refused) return setError(refused)
      void navigate({ href: link.claim(), replace: true })
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('discard.failed'))
    }
  }
  if (!isAsked)
    return (
      <p className="mt-8">
        <TextLink tone="quiet" onClick={() => setAsked(true)}>
          {t('discard.open')}
        </TextLink>
      </p>
    )
  return (
    <section aria-labelledby={id} className="mt-8 rounded-medium bg-sand p-5">
      <h2 id={id} className="text-h3">
        {t('discard.sure')}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{t('discard.text')}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          size={40}
          kind="outline"
          waiting={isPending && t('discard.waiting')}
          onClick={() => void discard()}
        >
          {t('discard.go')}
        </Button>
        {/* The question opens under the keyboard's hands; nothing is lost by Enter. */}
        <Button size={40} kind="soft" autoFocus onClick={() => setAsked(false)}>
          {t('discard.keep')}
        </Button>
      </div>
      {error && (
        <div className="mt-3">
          <Notice tone="sale" live>
            {error}
          </Notice>
        </div>
      )}
    </section>
  )
}
