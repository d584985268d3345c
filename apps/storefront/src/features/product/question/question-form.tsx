'use client'

import { useAskQuestion } from '@svetlitsa/api-client/query/question'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useAttempt } from '@svetlitsa/shell/attempt/use-attempt'
import { faultText } from '@svetlitsa/shell/fault-text'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { type FormEvent, useState } from 'react'

export type QuestionFormProps = {
  /** Of the window. */
  title: string
  productId: number
}

const shortest = 5

/** The window in which anybody asks about a product. */
export function QuestionForm({ productId }: QuestionFormProps) {
  const say = useTexts(questionTexts)
  const { open } = useWindows()
  const { data: shell } = useShellState()
  const { mutateAsync, isPending } = useAskQuestion()
  const attempt = useAttempt()
  const [typedName, setName] = useState<string | null>(null)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const [refusal, setRefusal] = useState('')
  const name = typedName ?? shell?.user?.name ?? ''
  const nameError = isPersonName(name) ? undefined : say('form.nameWrong')
  const textError = text.trim().length < shortest ? say('form.textShort') : undefined
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (isPending) return
    if (nameError || textError) return focusFault(event.currentTarget)
    try {
      const asked = { productId, name, text }
      const outcome = await attempt(asked, (idempotencyKey) =>
        mutateAsync({ ...asked, idempotencyKey }),
      )
      if (outcome.ok) open('result', { text: outcome.answer.message })
      else setRefusal(outcome.message)
    } catch (fault) {
      open('fault', { text: faultText(fault) })
    }
  }
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
      <Field
        label={say('form.name')}
        autoComplete="given-name"
        maxLength={100}
        value={name}
        error={isTried ? nameError : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextArea
        label={say('form.text')}
        hint={say('form.textHint')}
        maxLength={1_000}
        value={text}
        error={isTried ? textError : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
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
