import { useSendClaimMessage } from '@svetlitsa/api-client/claim/queries'
import { claimTerms } from '@svetlitsa/domain/claim/claim-state'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { PhotoUploads } from '@svetlitsa/shell/upload/photo-uploads'
import { Skeleton } from '@svetlitsa/ui/feedback/skeleton'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useId, useState } from 'react'
import { FieldError } from '../../../account/field-error.tsx'
import { StepFrame } from '../form/step-frame.tsx'
import { useKeptText } from '../form/use-kept-text.ts'
import { useKeptPhotos } from './use-kept-photos.ts'

/** The customer's answer to staff; it stays in the box until it was sent. */
export function ClaimReply({ guid }: { guid: string }) {
  const t = useTexts(claimFormTexts)
  const { mutateAsync } = useSendClaimMessage()
  const { text, change, clear } = useKeptText(`claim-message-${guid}`, '')
  const { photos, isLoading, change: setPhotos, check } = useKeptPhotos(`claim-photos-${guid}`)
  const busyId = useId()
  const [isBusy, setBusy] = useState(false)
  const { form, bindText, bindValue, formProps, isSending, isDone, failure } = useCallForm({
    // The photographs are kept beside the form; only what is wrong with them is told here.
    values: { text, photos: null },
    check: (typed) => {
      if (typed.text.trim() === '') return { text: t('talk.missing') }
      // A file that is still on its way would be missing from the message.
      return { photos: isBusy ? t('photos.busy') : undefined }
    },
    toInput: (typed) => ({
      claim: guid,
      text: typed.text.trim(),
      photos: photos.map(({ id }) => id),
    }),
    call: async (input, key) => {
      const outcome = await mutateAsync({ ...input, key })
      if (!outcome.ok && outcome.reason === 'not_found') await check()
      return outcome
    },
    onDone: (_answer, { reset }) => {
      reset({ text: '', photos: null })
      change('')
      clear()
      setPhotos([])
    },
    failed: t('talk.failed'),
  })
  const { onChange, ...area } = bindText('text')
  return (
    <>
      <StepFrame
        formProps={formProps}
        isSaving={isSending}
        error={failure?.message}
        submit={{ label: t('talk.send'), waiting: t('talk.sending') }}
      >
        <TextArea
          label={t('talk.label')}
          hint={t('talk.hint')}
          maxLength={claimTerms.messageMaxLength}
          {...area}
          onChange={(event) => {
            onChange(event)
            change(event.currentTarget.value)
          }}
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
            onBusyChange={(busy) => {
              setBusy(busy)
              form.clearErrors('photos')
            }}
          />
        )}
        <FieldError id={busyId}>{bindValue('photos').error}</FieldError>
      </StepFrame>
      <p role="status" className="mt-3 text-small text-forest">
        {isDone && t('talk.sent')}
      </p>
    </>
  )
}
