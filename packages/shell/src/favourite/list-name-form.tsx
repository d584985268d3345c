import { favouriteTexts } from '@svetlitsa/i18n/favourite/favourite-texts'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'

type ListNameFormProps = {
  label: string
  action: string
  value?: string
  /** Why the last name was refused. */
  refusal: string | null
  /** Resolves to whether the name was accepted. */
  onName: (name: string) => Promise<boolean>
  /** For a form opened by a button: it takes the focus at once and can be cancelled. */
  onCancel?: () => void
}

const maxNameLength = 60

/** The form for the name of a new list or for renaming one. */
export function ListNameForm(props: ListNameFormProps) {
  const { label, action, value = '', refusal, onName, onCancel } = props
  const t = useTexts(favouriteTexts)
  const tError = useTexts(loadErrorTexts)
  const [name, setName] = useState(value)
  const [isSending, setSending] = useState(false)
  const [requestError, setRequestError] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) field.current?.select()
  }, [isOpened])
  const error = refusal ?? requestError
  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
  }
  const sendName = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isSending) return
    setSending(true)
    setRequestError(null)
    try {
      if (await onName(name.trim())) setName('')
    } catch (cause) {
      // The input stays, to be sent again.
      setRequestError(getErrorMessage(cause) ?? tError('text'))
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={sendName} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-40">
        <Field
          ref={field}
          onKeyDown={cancelOnEscape}
          label={label}
          size={48}
          value={name}
          maxLength={maxNameLength}
          placeholder={t('listNameHint')}
          error={error ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className={`flex gap-2 ${error ? 'pb-5' : ''}`}>
        <Button type="submit" kind="quiet" disabled={name.trim() === '' || isSending}>
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
