import type { PollAnswers, PollQuestion } from '@svetlitsa/domain/poll/service-quality'
import { pollTexts } from '@svetlitsa/i18n/poll/poll-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Radio } from '@svetlitsa/ui/forms/radio'

type PollAnswer = PollAnswers[PollQuestion]

type PollQuestionFieldProps = {
  question: PollQuestion
  options: readonly PollAnswer[]
  value: string | null
  isMissing: boolean
  onChange: (answer: PollAnswer) => void
}

/** One question with its answers in a row, or in a column on the phone. */
export function PollQuestionField(props: PollQuestionFieldProps) {
  const { question, options, value, isMissing, onChange } = props
  const t = useTexts(pollTexts)
  const errorId = `${question}-error`
  return (
    <fieldset
      aria-describedby={isMissing ? errorId : undefined}
      data-invalid={isMissing ? '' : undefined}
    >
      <legend className="mb-3 text-h3">{t(`questions.${question}`)}</legend>
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap">
        {options.map((option) => (
          <Radio
            key={option}
            name={question}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            label={t(`answers.a${option}`)}
          />
        ))}
      </div>
      {isMissing && (
        <p id={errorId} className="mt-2 text-note text-sale">
          {t('required')}
        </p>
      )}
    </fieldset>
  )
}
