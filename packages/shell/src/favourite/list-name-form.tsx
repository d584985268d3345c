import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type FormOutcome, useCallForm } from '../form/use-call-form.ts'
import { useTexts } from '../language/use-texts.ts'

type ListNameFormProps = {
  label: string
  action: string
  value?: string
  onName: (name: string) => Promise<FormOutcome<unknown>>
  /** For a form opened by a button: it takes the focus at once and can be cancelled. */
  onCancel?: () => void
}

const maxNameLength = 60

/** The form for the name of a new list or for renaming one. */
export function ListNameForm({ label, action, value = '', onName, onCancel }: ListNameFormProps) {
  const t = useTexts(favouriteTexts)
  const { bindText, formProps, canSubmit, isSending } = useCallForm({
    values: { name: value },
    toInput: ({ name }) => name.trim(),
    canSubmit: ({ name }) => name.trim() !== '',
    call: onName,
    onDone: (_answer, { setValue }) => setValue('name', ''),
    failureField: 'name',
  })
  const name = bindText('name')
  const field = useRef<HTMLInputElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (!isOpened) return
    // Not every browser gives the focus to what it selects.
    field.current?.focus()
    field.current?.select()
  }, [isOpened])
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <form {...formProps} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-40">
        <Field
          ref={field}
          onKeyDown={cancelOnEscape}
          label={label}
          size={48}
          maxLength={maxNameLength}
          placeholder={t('listNameHint')}
          {...name}
        />
      </div>
      <div className={`flex gap-2 ${name.error ? 'pb-5' : ''}`}>
        <Button type="submit" kind="quiet" disabled={!canSubmit || isSending}>
          {action}
        </Button>
        {onCancel && (
          <Button kind="outline" onClick={onCancel}>
            {t('stop')}
          </Button>
        )}
      </div>
    </form>
  )
}
