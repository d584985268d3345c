'use client'

import { useAnswerPoll } from '@svetlitsa/api-client/query/poll'
import {
  type PollAnswers,
  type PollQuestion,
  pollQuestions,
  requiredQuestions,
  serviceQuality,
} from '@svetlitsa/domain/poll/service-quality'
import { link } from '@svetlitsa/domain/route/site-map'
import { pollTexts } from '@svetlitsa/i18n/poll-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { EmptyState } from '@svetlitsa/ui/primitives/empty-state'
import { Field } from '@svetlitsa/ui/primitives/field'
import { Notice } from '@svetlitsa/ui/primitives/notice'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { type FormEvent, useState } from 'react'
import { PollQuestionField } from './poll-question-field.tsx'

/** The poll of the service's quality: six questions, two of which must be answered. */
export function PollForm() {
  const say = useTexts(pollTexts)
  const poll = useAnswerPoll()
  const attempt = useAttempt()
  const [answers, setAnswers] = useState<Partial<PollAnswers>>({})
  const [comment, setComment] = useState('')
  const [orderNumber, setOrderNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isMissing = (question: PollQuestion) =>
    requiredQuestions.includes(question) && answers[question] === undefined

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (poll.isPending) return
    setTried(true)
    setFailure(null)
    const { whole, again } = answers
    if (!whole || !again) return focusFault(event.currentTarget)
    try {
      const input = { answers: { ...answers, whole, again }, comment, orderNumber }
      await attempt(input, (key) => poll.mutateAsync({ input, key }))
    } catch (fault) {
      setFailure(faultText(fault) ?? say('failed'))
    }
  }

  if (poll.data) {
    return (
      <div role="status">
        <EmptyState
          title={say('thanks')}
          actions={<Button href={link.home()}>{say('home')}</Button>}
        >
          <p>{say('thanksText')}</p>
          {poll.data.isChanged && <p className="mt-2">{say('changed')}</p>}
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
          isMissing={isTried && isMissing(question)}
          onChange={(answer) => setAnswers({ ...answers, [question]: answer })}
        />
      ))}
      <TextArea
        label={say('comment')}
        hint={say('optional')}
        maxLength={2_000}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      <div className="max-w-80">
        <Field
          label={say('order')}
          maxLength={40}
          value={orderNumber}
          onChange={({ target }) => setOrderNumber(target.value)}
        />
      </div>
      {failure && (
        <Notice tone="sale" live>
          {failure}
        </Notice>
      )}
      <div className="max-sm:[&>button]:w-full">
        <Button type="submit" waiting={poll.isPending && say('sending')}>
          {say('send')}
        </Button>
      </div>
    </form>
  )
}
