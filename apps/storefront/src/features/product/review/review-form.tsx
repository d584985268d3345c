'use client'

import { useWriteReview } from '@svetlitsa/api-client/query/review'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { ScorePicker } from '@svetlitsa/ui/shop/score-picker'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../use-draft.ts'
import { useWindowForm } from '../use-window-form.ts'
import { PhotoField } from './photo-field.tsx'

type ReviewFormProps = { productId: number; offerId: number }

const shortest = 10
const scores = [1, 2, 3, 4, 5]
const words = { city: '', pros: '', cons: '', comment: '' }
/** No name yet: the one of the cabinet stands there until it is typed over. */
const empty = { ...words, name: null as string | null, score: 0, photos: [] as string[] }

/** What a customer tells of a product. */
export function ReviewForm({ productId, offerId }: ReviewFormProps) {
  const say = useTexts(reviewTexts)
  const { data: shell } = useShellState()
  const { mutateAsync } = useWriteReview()
  const { send, isSending, failure } = useWindowForm()
  const { draft, set, forget } = useDraft(`review ${productId}`, empty)
  const [isTried, setTried] = useState(false)
  const { score, photos, comment } = draft
  const name = draft.name ?? shell?.user?.name ?? ''

  const errors = {
    score: score === 0 ? say('form.scoreMissing') : '',
    name: isPersonName(name) ? '' : say('form.nameWrong'),
    comment: comment.trim().length < shortest ? say('form.commentShort') : '',
  }
  const shown = (error: string) => (isTried && error ? error : undefined)
  const field = (of: keyof typeof words) => ({
    value: draft[of],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [of]: event.currentTarget.value }),
  })
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(errors).some(Boolean)) return focusFault(event.currentTarget)
    const written = { ...draft, name, productId, offerId }
    const isTaken = await send(written, (review, idempotencyKey) =>
      mutateAsync({ ...review, idempotencyKey }),
    )
    if (isTaken) forget()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <ScorePicker
        label={say('form.score')}
        value={score}
        onChange={(chosen) => set({ score: chosen })}
        words={scores.map((one) => say('score', { score: one }))}
        error={shown(errors.score)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={say('form.name')}
          autoComplete="given-name"
          maxLength={100}
          error={shown(errors.name)}
          value={name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Field
          label={say('form.city')}
          autoComplete="address-level2"
          maxLength={100}
          {...field('city')}
        />
      </div>
      <TextArea
        label={say('form.comment')}
        hint={say('form.commentHint')}
        maxLength={4_000}
        error={shown(errors.comment)}
        {...field('comment')}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={say('form.pros')} maxLength={1_000} {...field('pros')} />
        <Field label={say('form.cons')} maxLength={1_000} {...field('cons')} />
      </div>
      <PhotoField photos={photos} onChange={(chosen) => set({ photos: chosen })} />
      {failure && (
        <p role="alert" className="text-small text-sale">
          {failure}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && say('form.sending')}>
        {say('form.send')}
      </Button>
    </form>
  )
}
