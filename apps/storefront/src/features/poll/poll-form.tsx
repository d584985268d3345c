import { useAnswerPoll } from '@svetlitsa/api-client/poll/queries'
import {
  type PollAnswers,
  type PollQuestion,
  pollQuestions,
  requiredQuestions,
  serviceQuality,
} from '@svetlitsa/domain/poll/service-quality'
import { link } from '@svetlitsa/domain/route/site-map'
import { pollTexts } from '@svetlitsa/i18n/poll/poll-texts'
import { getErrorMessage } from '@svetlitsa/shell/error/get-error-message'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useIdempotentSubmit } from '@svetlitsa/shell/form/use-idempotent-submit'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { type FormEvent, useState } from 'react'
import { PollQuestionField } from './poll-question-field.tsx'

/** The service quality poll: six questions, two of them required. */
export function PollForm() {
  const t = useTexts(pollTexts)
  const poll = useAnswerPoll()
  const idempotentSubmit = useIdempotentSubmit()
  const [answers, setAnswers] = useState<Partial<PollAnswers>>({})
  const [comment, setComment] = useState('')
  const [orderNumber, setOrderNumber] = useState('')
  const [isSubmitted, setSubmitted] = useState(false)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const isMissing = (question: PollQuestion) =>
    requiredQuestions.includes(question) && answers[question] === undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (poll.isPending) return
    setSubmitted(true)
    setErrorMessage(null)
    const { whole, again } = answers
    if (!whole || !again) return focusFirstError(event.currentTarget)
    try {
      const input = { answers: { ...answers, whole, again }, comment, orderNumber }
      await idempotentSubmit(input, (key) => poll.mutateAsync({ input, key }))
    } catch (error) {
      setErrorMessage(getErrorMessage(error) ?? t('failed'))
    }
  }

  if (poll.data) {
    return (
      <div role="status">
        <EmptyState title={t('thanks')} actions={<Button href={link.home()}>{t('home')}</Button>}>
          <p>{t('thanksText')}</p>
          {poll.data.isChanged && <p className="mt-2">{t('changed')}</p>}
        </EmptyState>
      </div>
    )
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-8">
      {pollQuestions.map((question) => (
        <PollQuestionField
          key={question}
          question={question}
          options={serviceQuality[question]}
          value={answers[question] ?? null}
          isMissing={isSubmitted && isMissing(question)}
          onChange={(answer) => setAnswers({ ...answers, [question]: answer })}
        />
      ))}
      <TextArea
        label={t('comment')}
        hint={t('optional')}
        maxLength={2_000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="max-w-80">
        <Field
          label={t('order')}
          maxLength={40}
          value={orderNumber}
          onChange={({ target }) => setOrderNumber(target.value)}
        />
      </div>
      {errorMessage && (
        <Notice tone="sale" live>
          {errorMessage}
        </Notice>
      )}
      <div className="max-sm:[&>button]:w-full">
        <Button type="submit" waiting={poll.isPending && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
