'use client'

import { favouriteTexts } from '@svetlitsa/i18n/favourite-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import { Field } from '@svetlitsa/ui/primitives/field'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../use-texts.tsx'

type ListNameFormProps = {
  label: string
  action: string
  value?: string
  /** Why the last name was not taken. */
  refusal: string | null
  /** Whether the name was taken. */
  onName: (name: string) => Promise<boolean>
}

const longestName = 60

/** The name of a list, of a new one or instead of the old. */
export function ListNameForm({ label, action, value = '', refusal, onName }: ListNameFormProps) {
  const say = useTexts(favouriteTexts)
  const [name, setName] = useState(value)
  const [isSending, setSending] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '' || isSending) return
    setSending(true)
    try {
      if (await onName(name.trim())) setName('')
    } finally {
      setSending(false)
    }
  }
  return (
    <form onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 grow">
        <Field
          label={label}
          size={48}
          value={name}
          maxLength={longestName}
          placeholder={say('listNameHint')}
          error={refusal ?? undefined}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <div className={refusal ? 'pb-5' : undefined}>
        <Button type="submit" kind="quiet" disabled={name.trim() === '' || isSending}>
          {action}
        </Button>
      </div>
    </form>
  )
}
