import { useAskQuestion } from '@svetlitsa/api-client/question/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { focusFirstError } from '@svetlitsa/shell/form/focus-first-error'
import { useWindowForm } from '@svetlitsa/shell/form/use-window-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { type FormEvent, useState } from 'react'
import { useDraft } from '../form/use-draft.ts'

export type QuestionFormProps = {
  /** Title of the window. */
  title: string
  productId: number
}

const minLength = 5
const emptyDraft = { name: null as string | null, text: '' }

/** The window with the form for a question about a product. */
export function QuestionForm({ productId }: QuestionFormProps) {
  const t = useTexts(questionTexts)
  const { data: shell } = useShellState()
  const { mutateAsync } = useAskQuestion()
  const { send, isSending, errorMessage } = useWindowForm()
  const { draft, set, clear: forget } = useDraft(`question ${productId}`, emptyDraft)
  const [isSubmitted, setSubmitted] = useState(false)
  const { text } = draft
  const name = draft.name ?? shell?.user?.name ?? ''
  const nameError = isPersonName(name) ? undefined : t('form.nameWrong')
  const textError = text.trim().length < minLength ? t('form.textShort') : undefined
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    if (nameError || textError) return focusFirstError(event.currentTarget)
    const isAccepted = await send({ productId, name, text }, (input, idempotencyKey) =>
      mutateAsync({ ...input, idempotencyKey }),
    )
    if (isAccepted) forget()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        label={t('form.name')}
        autoComplete="given-name"
        maxLength={100}
        value={name}
        error={isSubmitted ? nameError : undefined}
        onChange={(event) => set({ name: event.currentTarget.value })}
      />
      <TextArea
        label={t('form.text')}
        hint={t('form.textHint')}
        maxLength={1_000}
        value={text}
        error={isSubmitted ? textError : undefined}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      {errorMessage && (
        <p role="alert" className="text-small text-sale">
          {errorMessage}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('form.sending')}>
        {t('form.send')}
      </Button>
    </form>
  )
}
