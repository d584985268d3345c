import { useSendClaimMessage } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoUploads } from '@svetlitsa/shell/upload/photo-uploads'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useId, useRef, useState } from 'react'
import { FieldError } from '../form/field-error.tsx'
import { StepFrame } from '../form/step-frame.tsx'
import { useKeptText } from '../form/use-kept-text.ts'
import { useKeptPhotos } from './use-kept-photos.ts'

/** The customer's answer to staff; it stays in the box until it was sent. */
export function ClaimReply({ guid }: { guid: string }) {
  const t = useTexts(claimFormTexts)
  const { mutateAsync, isPending } = useSendClaimMessage()
  const submitOnce = useIdempotentSubmit()
  const { text, change, clear } = useKeptText(`claim-message-${guid}`, '')
  const { photos, isLoading, change: setPhotos, check } = useKeptPhotos(`claim-photos-${guid}`)
  const [error, setError] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const busyId = useId()
  const [isBusy, setBusy] = useState(false)
  const [isEarly, setEarly] = useState(false)
  const [isSent, setSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const send = async () => {
    const message = text.trim()
    setMissing(message === '')
    setError(undefined)
    setSent(false)
    if (message === '') return field.current?.focus()
    // A file that is still on its way would be missing from the message.
    setEarly(isBusy)
    if (isBusy) return
    const input = { claim: guid, text: message, photos: photos.map(({ id }) => id) }
    try {
      const outcome = await submitOnce(input, (key) => mutateAsync({ ...input, key }))
      if (!outcome.ok) {
        setError(outcome.message)
        if (outcome.reason === 'not_found') await check()
        return
      }
      change('')
      clear()
      setPhotos([])
      setSent(true)
    } catch (cause) {
      setError(getErrorMessage(cause) ?? t('talk.failed'))
    }
  }
  return (
    <>
      <StepFrame
        isSaving={isPending}
        error={error}
        submit={{ label: t('talk.send'), waiting: t('talk.sending') }}
        onSubmit={() => void send()}
      >
        <TextArea
          ref={field}
          label={t('talk.label')}
          hint={t('talk.hint')}
          error={isMissing && text.trim() === '' ? t('talk.missing') : undefined}
          maxLength={claimTerms.messageMaxLength}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {isLoading ? (
          <div className="h-40" aria-busy="true">
            <Skeleton shape="block" />
          </div>
        ) : (
          <PhotoUploads
            label={t('talk.attach')}
            purpose="claim"
            uploads={photos}
            limit={claimTerms.maxPhotos}
            onChange={setPhotos}
            onBusyChange={setBusy}
          />
        )}
        <FieldError id={busyId}>{isEarly && isBusy ? t('photos.busy') : null}</FieldError>
      </StepFrame>
      <p role="status" className="mt-3 text-small text-forest">
        {isSent && t('talk.sent')}
      </p>
    </>
  )
}
