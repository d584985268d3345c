'use client'

import type { PollQuestion } from '@svetlitsa/domain/poll/service-quality'
import { pollTexts } from '@svetlitsa/i18n/poll-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Radio } from '@svetlitsa/ui/primitives/radio'

type PollQuestionFieldProps = {
  question: PollQuestion
  options: readonly ('1' | '2' | '3' | '4' | '5' | 'none' | 'yes' | 'maybe' | 'no')[]
  value: string | null
  isMissing: boolean
  onChange: (answer: string) => void
}

/** One question with its answers in a row, under one another on a phone. */
export function PollQuestionField(props: PollQuestionFieldProps) {
  const { question, options, value, isMissing, onChange } = props
  const say = useTexts(pollTexts)
  const errorId = `${question}-error`
  return (
    <fieldset
      aria-describedby={isMissing ? errorId : undefined}
      data-invalid={isMissing ? '' : undefined}
    >
      <legend className="mb-3 text-h3">{say(`questions.${question}`)}</legend>
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:flex-wrap">
        {options.map((option) => (
          <Radio
            key={option}
            name={question}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            label={say(`answers.a${option}`)}
          />
        ))}
      </div>
      {isMissing && (
        <p id={errorId} className="mt-2 text-note text-sale">
          {say('required')}
        </p>
      )}
    </fieldset>
  )
}
