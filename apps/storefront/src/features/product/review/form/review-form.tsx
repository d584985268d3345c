import { useWriteReview } from '@svetlitsa/api-client/review/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { useOnValuesChange } from '@svetlitsa/shell/form/use-on-values-change'
import { useWindowForm } from '@svetlitsa/shell/form/use-window-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { ScorePicker } from '@svetlitsa/ui/forms/score-picker'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
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
  const { draft, keep, forget } = useDraft(`review ${productId}`, emptyDraft)
  const accountName = shell?.user?.name ?? ''
  const { form, bindText, bindValue, formProps, isSending, failure } = useWindowForm({
    values: draft,
    check: ({ score, name, comment }) => ({
      score: score === 0 ? t('form.scoreMissing') : undefined,
      name: isPersonName(name ?? accountName) ? undefined : t('form.nameWrong'),
      comment: comment.trim().length < minLength ? t('form.commentShort') : undefined,
    }),
    toInput: (typed) => ({ ...typed, name: typed.name ?? accountName, productId, offerId }),
    call: (review, idempotencyKey) => mutateAsync({ ...review, idempotencyKey }),
    onDone: forget,
  })
  useOnValuesChange(form, keep)
  const score = bindValue('score')
  const name = bindValue('name')
  const photos = bindValue('photos')
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <ScorePicker
        label={t('form.score')}
        value={score.value}
        onChange={score.onChange}
        starLabels={scores.map((count) => t('score', { score: count }))}
        error={score.error}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={t('form.name')}
          autoComplete="given-name"
          maxLength={100}
          error={name.error}
          value={name.value ?? accountName}
          onChange={(event) => name.onChange(event.currentTarget.value)}
        />
        <Field
          label={t('form.city')}
          autoComplete="address-level2"
          maxLength={100}
          {...bindText('city')}
        />
      </div>
      <TextArea
        label={t('form.comment')}
        hint={t('form.commentHint')}
        maxLength={4_000}
        {...bindText('comment')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={t('form.pros')} maxLength={1_000} {...bindText('pros')} />
        <Field label={t('form.cons')} maxLength={1_000} {...bindText('cons')} />
      </div>
      <PhotoField photos={photos.value} onChange={photos.onChange} />
      {failure && (
        <p role="alert" className="text-small text-sale">
          {failure.message}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('form.sending')}>
        {t('form.send')}
      </Button>
    </form>
  )
}
