import { type TagOffer, useTagFeedback } from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { Dialog } from '@svetlitsa/ui/overlays/dialog'
import { type FormEvent, useState } from 'react'

type FeedbackWindowProps = { offer: TagOffer; storeId: number | undefined; onClose: () => void }

/** Tells the call centre what is wrong on the tag of an offer. */
export function FeedbackWindow({ offer, storeId, onClose }: FeedbackWindowProps) {
  const t = useTexts(priceTagTexts)
  const feedback = useTagFeedback()
  const [message, setMessage] = useState('')
  const [isShort, setIsShort] = useState(false)
  const [key] = useState(() => crypto.randomUUID())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const tooShort = message.trim().length < 3
    setIsShort(tooShort)
    if (!tooShort) feedback.mutate({ storeId, offerId: offer.offerId, message, key })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('feedback.title')}
      closeLabel={t('feedback.close')}
      size="upper-small"
    >
      <p className="text-ink-soft">
        {offer.title}, {offer.article}
      </p>
      {feedback.isSuccess ? (
        <div className="mt-4">
          <Notice tone="forest" live>
            {t('feedback.sent', { number: feedback.data.number })}
          </Notice>
        </div>
      ) : (
        <form onSubmit={submit} className="mt-4 grid gap-4" noValidate>
          <TextArea
            label={t('feedback.message')}
            maxLength={1_000}
            value={message}
            error={isShort ? t('feedback.short3') : undefined}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          {feedback.isError && (
            <Notice tone="sale" live>
              {getErrorMessage(feedback.error) ?? t('failed')}
            </Notice>
          )}
          <Button type="submit" waiting={feedback.isPending && t('feedback.sending')}>
            {t('feedback.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
