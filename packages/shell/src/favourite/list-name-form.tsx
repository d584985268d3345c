'use client'

import { faultTexts } from '@svetlitsa/i18n/fault-texts'
import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { faultText } from '../fault-text.tsx'
import { useTexts } from '../use-texts.tsx'

type ListNameFormProps = {
  label: string
  action: string
  value?: string
  /** Why the last name was not taken. */
  refusal: string | null
  /** Whether the name was taken. */
  onName: (name: string) => Promise<boolean>
  /** For a form that a press opened: it has the keyboard at once, and can be left as it came. */
  onCancel?: () => void
}

const longestName = 60

/** The name of a list, of a new one or instead of the old. */
export function ListNameForm(props: ListNameFormProps) {
  const { label, action, value = '', refusal, onName, onCancel } = props
  const say = useTexts(favouriteTexts)
  const sayFault = useTexts(faultTexts)
  const [name, setName] = useState(value)
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) field.current?.select()
  }, [isOpened])
  const error = refusal ?? failure
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.()
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isSending) return
    setSending(true)
    setFailure(null)
    try {
      if (await onName(name.trim())) setName('')
    } catch (fault) {
      // What was typed stays, to be sent again.
      setFailure(faultText(fault) ?? sayFault('text'))
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={send} className="flex flex-wrap items-end gap-2">
      <div className="min-w-0 grow basis-40">
        <Field
          ref={field}
          onKeyDown={leave}
          label={label}
          size={48}
          value={name}
          maxLength={longestName}
          placeholder={say('listNameHint')}
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
            {say('stop')}
          </Button>
        )}
      </div>
    </form>
  )
}
