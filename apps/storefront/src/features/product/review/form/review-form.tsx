import { useWriteReview } from '@svetlitsa/api-client/review/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useWindowForm } from '@svetlitsa/shell/form/use-window-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { ScorePicker } from '@svetlitsa/ui/forms/score-picker'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../../form/use-draft.ts'
import { PhotoField } from './photo-field.tsx'

type ReviewFormProps = { productId: number; offerId: number }

const minLength = 10
const scores = [1, 2, 3, 4, 5]
const emptyTexts = { city: '', pros: '', cons: '', comment: '' }
/** While `name` is null, the field shows the name from the account. */
const emptyDraft = { ...emptyTexts, name: null as string | null, score: 0, photos: [] as string[] }

/** The form for a customer's review of a product. */
export function ReviewForm({ productId, offerId }: ReviewFormProps) {
  const t = useTexts(reviewTexts)
  const { data: shell } = useShellState()
  const { mutateAsync } = useWriteReview()
  const { send, isSending, errorMessage } = useWindowForm()
  const { draft, set, clear: forget } = useDraft(`review ${productId}`, emptyDraft)
  const [isSubmitted, setSubmitted] = useState(false)
  const { score, photos, comment } = draft
  const name = draft.name ?? shell?.user?.name ?? ''

  const errors = {
    score: score === 0 ? t('form.scoreMissing') : '',
    name: isPersonName(name) ? '' : t('form.nameWrong'),
    comment: comment.trim().length < minLength ? t('form.commentShort') : '',
  }
  const showError = (error: string) => (isSubmitted && error ? error : undefined)
  const bindField = (field: keyof typeof emptyTexts) => ({
    value: draft[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [field]: event.currentTarget.value }),
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (Object.values(errors).some(Boolean)) return focusFirstError(event.currentTarget)
    const requestBody = { ...draft, name, productId, offerId }
    const isAccepted = await send(requestBody, (review, idempotencyKey) =>
      mutateAsync({ ...review, idempotencyKey }),
    )
    if (isAccepted) forget()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ScorePicker
        label={t('form.score')}
        value={score}
        onChange={(chosen) => set({ score: chosen })}
        starLabels={scores.map((score) => t('score', { score }))}
        error={showError(errors.score)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('form.name')}
          autoComplete="given-name"
          maxLength={100}
          error={showError(errors.name)}
          value={name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Field
          label={t('form.city')}
          autoComplete="address-level2"
          maxLength={100}
          {...bindField('city')}
        />
      </div>
      <TextArea
        label={t('form.comment')}
        hint={t('form.commentHint')}
        maxLength={4_000}
        error={showError(errors.comment)}
        {...bindField('comment')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('form.pros')} maxLength={1_000} {...bindField('pros')} />
        <Field label={t('form.cons')} maxLength={1_000} {...bindField('cons')} />
      </div>
      <PhotoField photos={photos} onChange={(chosen) => set({ photos: chosen })} />
      {errorMessage && (
        <p role="alert" className="text-small text-sale">
          {errorMessage}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('form.sending')}>
        {t('form.send')}
      </Button>
    </form>
  )
}
