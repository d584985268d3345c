'use client'

import { useAskQuestion } from '@svetlitsa/api-client/query/question'
import { useShellState } from '@svetlitsa/api-client/query/shell'
import { isPersonName } from '@svetlitsa/domain/validate/person-name'
import { questionTexts } from '@svetlitsa/i18n/question-texts'
import { focusFault } from '@svetlitsa/shell/attempt/focus-fault'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../use-draft.ts'
import { useWindowForm } from '../use-window-form.ts'

export type QuestionFormProps = {
  /** Of the window. */
  title: string
  productId: number
}

const shortest = 5
const empty = { name: null as string | null, text: '' }

/** The window in which anybody asks about a product. */
export function QuestionForm({ productId }: QuestionFormProps) {
  const say = useTexts(questionTexts)
  const { data: shell } = useShellState()
  const { mutateAsync } = useAskQuestion()
  const { send, isSending, failure } = useWindowForm()
  const { draft, set, forget } = useDraft(`question ${productId}`, empty)
  const [isTried, setTried] = useState(false)
  const { text } = draft
  const name = draft.name ?? shell?.user?.name ?? ''
  const nameError = isPersonName(name) ? undefined : say('form.nameWrong')
  const textError = text.trim().length < shortest ? say('form.textShort') : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (nameError || textError) return focusFault(event.currentTarget)
    const isTaken = await send({ productId, name, text }, (asked, idempotencyKey) =>
      mutateAsync({ ...asked, idempotencyKey }),
    )
    if (isTaken) forget()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        label={say('form.name')}
        autoComplete="given-name"
        maxLength={100}
        value={name}
        error={isTried ? nameError : undefined}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextArea
        label={say('form.text')}
        hint={say('form.textHint')}
        maxLength={1_000}
        value={text}
        error={isTried ? textError : undefined}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
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
