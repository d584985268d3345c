import { type TagOffer, useTagFeedback } from '@svetlitsa/api-client/price-print/queries'
import { priceTagTexts } from '@svetlitsa/i18n/price-tag/price-tag-texts'
import { type FormOutcome, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { Dialog } from '@svetlitsa/ui/overlays/dialog'
import { useState } from 'react'

type FeedbackWindowProps = { offer: TagOffer; storeId: number | undefined; onClose: () => void }

/** Tells the call centre what is wrong on the tag of an offer. */
export function FeedbackWindow({ offer, storeId, onClose }: FeedbackWindowProps) {
  const t = useTexts(priceTagTexts)
  const { mutateAsync } = useTagFeedback()
  const [number, setNumber] = useState<string | null>(null)
  const { bindText, formProps, isSending, failure } = useCallForm({
    values: { message: '' },
    check: ({ message }) => ({
      message: message.trim().length < 3 ? t('feedback.short3') : undefined,
    }),
    toInput: ({ message }) => ({ storeId, offerId: offer.offerId, message }),
    call: async (input, key): Promise<FormOutcome<string>> => {
      const answer = await mutateAsync({ ...input, key })
      return { ok: true, answer: answer.number }
    },
    onDone: (answer) => setNumber(answer),
    failed: t('failed'),
  })
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
      {number !== null ? (
        <div className="mt-4">
          <Notice tone="forest" live>
            {t('feedback.sent', { number })}
          </Notice>
        </div>
      ) : (
        <form {...formProps} className="mt-4 grid gap-4">
          <TextArea label={t('feedback.message')} maxLength={1_000} {...bindText('message')} />
          {failure && (
            <Notice tone="sale" live>
              {failure.message}
            </Notice>
          )}
          <Button type="submit" waiting={isSending && t('feedback.sending')}>
            {t('feedback.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
