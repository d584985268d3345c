import { useAnswerPoll } from '@svetlitsa/api-client/poll/queries'
import {
  type PollAnswers,
  pollQuestions,
  requiredQuestions,
  serviceQuality,
} from '@svetlitsa/domain/poll/service-quality'
import { link } from '@svetlitsa/domain/route/site-map'
import { pollTexts } from '@svetlitsa/i18n/poll/poll-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { PollQuestionField } from './poll-question-field.tsx'

/** The service quality poll: six questions, two of them required. */
export function PollForm() {
  const t = useTexts(pollTexts)
  const { mutateAsync } = useAnswerPoll()
  const { bindText, bindValue, formProps, isSending, answer, failure } = useCallForm({
    values: { answers: {} as Partial<PollAnswers>, comment: '', orderNumber: '' },
    check: ({ answers }) => {
      const missing = requiredQuestions.filter((question) => answers[question] === undefined)
      return Object.fromEntries(missing.map((question) => [`answers.${question}`, t('required')]))
    },
    toInput: ({ answers, comment, orderNumber }) => {
      const { whole, again } = answers
      return whole && again ? { answers: { ...answers, whole, again }, comment, orderNumber } : null
    },
    call: (input, key) => mutateAsync({ input, key }),
    failed: t('failed'),
  })
  if (answer) {
    return (
      <div role="status">
        <EmptyState title={t('thanks')} actions={<Button href={link.home()}>{t('home')}</Button>}>
          <p>{t('thanksText')}</p>
          {answer.isChanged && <p className="mt-2">{t('changed')}</p>}
        </EmptyState>
      </div>
    )
  }
  return (
    <form {...formProps} className="flex flex-col gap-8">
      {pollQuestions.map((question) => {
        const { value, error, onChange } = bindValue(`answers.${question}`)
        return (
          <PollQuestionField
            key={question}
            question={question}
            options={serviceQuality[question]}
            value={value ?? null}
            isMissing={error !== undefined}
            onChange={onChange}
          />
        )
      })}
      <TextArea
        label={t('comment')}
        hint={t('optional')}
        maxLength={2_000}
        {...bindText('comment')}
      />
      <div className="max-w-80">
        <Field label={t('order')} maxLength={40} {...bindText('orderNumber')} />
      </div>
      {failure && (
        <Notice tone="sale" live>
          {failure.message}
        </Notice>
      )}
      <div className="max-sm:[&>button]:w-full">
        <Button type="submit" waiting={isSending && t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
