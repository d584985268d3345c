import { useAskQuestion } from '@svetlitsa/api-client/question/queries'
import { useShellState } from '@svetlitsa/api-client/shell/queries'
import { isPersonName } from '@svetlitsa/domain/text/person-name'
import { questionTexts } from '@svetlitsa/i18n/question/question-texts'
import { useOnValuesChange } from '@svetlitsa/shell/form/use-on-values-change'
import { useWindowForm } from '@svetlitsa/shell/form/use-window-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
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
  const { draft, keep, forget } = useDraft(`question ${productId}`, emptyDraft)
  const accountName = shell?.user?.name ?? ''
  const { form, bindText, bindValue, formProps, isSending, failure } = useWindowForm({
    values: draft,
    check: ({ name, text }) => ({
      name: isPersonName(name ?? accountName) ? undefined : t('form.nameWrong'),
      text: text.trim().length < minLength ? t('form.textShort') : undefined,
    }),
    toInput: ({ name, text }) => ({ productId, name: name ?? accountName, text }),
    call: (input, idempotencyKey) => mutateAsync({ ...input, idempotencyKey }),
    onDone: forget,
  })
  useOnValuesChange(form, keep)
  const name = bindValue('name')
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <Field
        label={t('form.name')}
        autoComplete="given-name"
        maxLength={100}
        value={name.value ?? accountName}
        error={name.error}
        onChange={(event) => name.onChange(event.currentTarget.value)}
      />
      <TextArea
        label={t('form.text')}
        hint={t('form.textHint')}
        maxLength={1_000}
        {...bindText('text')}
      />
      {failure && (
        <p role="alert" className="text-small text-sale">
          {failure.message}
        </p>
      )}
      <Button type="submit" wide waiting={isSending && t('form.sending')}>
        {t('form.send')}
      </Button>
    </form>
  )
}
