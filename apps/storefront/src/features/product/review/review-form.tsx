'use client'

import { useWriteReview } from '@svetlitsa/api-client/query/review'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { reviewTexts } from '@svetlitsa/i18n/review-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { ScorePicker } from '@svetlitsa/ui/shop/score-picker'
import { type FormEvent, useState } from 'react'
import { PhotoField } from './photo-field.tsx'

export type ReviewFormProps = {
  /** Of the window. */
  title: string
  productId: number
  offerId: number
}

const shortest = 10
const scores = [1, 2, 3, 4, 5]
const empty = { name: '', city: '', pros: '', cons: '', comment: '' }

/** The window in which a customer reviews a product; a guest is asked to log in first. */
export function ReviewForm({ productId, offerId }: ReviewFormProps) {
  const say = useTexts(reviewTexts)
  const { open } = useWindows()
  const { data: shell } = useShellState()
  const { mutateAsync, isPending } = useWriteReview()
  const attempt = useAttempt()
  const [words, setWords] = useState(empty)
  const [score, setScore] = useState(0)
  const [photos, setPhotos] = useState<string[]>([])
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const name = words.name || shell?.user?.name || ''

  if (shell && !shell.user) {
    return (
      <div className="flex flex-col gap-5">
        <p>{say('form.login')}</p>
        <Button onClick={() => open('login', {})}>{say('form.loginAction')}</Button>
      </div>
    )
  }
  const errors = {
    score: score === 0 ? say('form.scoreMissing') : '',
    name: isPersonName(name) ? '' : say('form.nameWrong'),
    comment: words.comment.trim().length < shortest ? say('form.commentShort') : '',
  }
  const shown = (error: string) => (isTried && error ? error : undefined)
  const field = (of: keyof typeof empty) => ({
    value: of === 'name' ? name : words[of],
    onChange: (event: { currentTarget: { value: string } }) =>
      setWords({ ...words, [of]: event.currentTarget.value }),
  })
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isPending) return
    if (Object.values(errors).some(Boolean)) return focusFault(event.currentTarget)
    try {
      const written = { ...words, name, productId, offerId, score, photos }
      const outcome = await attempt(written, (idempotencyKey) =>
        mutateAsync({ ...written, idempotencyKey }),
      )
      if (outcome.ok) open('result', { text: outcome.answer.message })
      else setRefusal(outcome.message)
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <ScorePicker
        label={say('form.score')}
        value={score}
        onChange={setScore}
        words={scores.map((one) => say('score', { score: one }))}
        error={shown(errors.score)}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label={say('form.name')}
          autoComplete="given-name"
          maxLength={100}
          error={shown(errors.name)}
          {...field('name')}
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
      <PhotoField photos={photos} onChange={setPhotos} />
      {refusal && (
        <p role="alert" className="text-small text-sale">
          {refusal}
        </p>
      )}
      <Button type="submit" wide waiting={isPending && say('form.sending')}>
        {say('form.send')}
      </Button>
    </form>
  )
}
