'use client'

import type { AskedField } from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request-texts'
import { useTexts } from '@svetlitsa/shell/use-texts'
import { Field } from '@svetlitsa/ui/primitives/field'
import { PhoneField } from '@svetlitsa/ui/primitives/phone-field'
import { TextArea } from '@svetlitsa/ui/primitives/text-area'
import type { DraftField, RequestDraft } from './request-draft.ts'

type RequestFieldsProps = {
  /** What is asked beside the contacts. */
  asked: readonly AskedField[]
  commentLabel: string
  draft: RequestDraft
  set: (field: DraftField, value: string) => void
  errorOf: (field: DraftField) => string | undefined
}

const hinted = ['inn', 'bin', 'goods', 'area', 'subject', 'time'] as const
const types: Partial<Record<DraftField, string>> = { day: 'date' }
const modes: Partial<Record<DraftField, 'numeric' | 'url'>> = {
  inn: 'numeric',
  bin: 'numeric',
  area: 'numeric',
}

/** What a form asks, in its order: who, how to reach them, and what for. */
export function RequestFields(props: RequestFieldsProps) {
  const { asked, commentLabel, draft, set, errorOf } = props
  const say = useTexts(requestTexts)
  const bind = (field: Exclude<DraftField, 'consent'>) => ({
    name: field,
    value: draft[field] ?? '',
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => set(field, target.value),
  })
  const hintOf = (field: DraftField) => {
    const found = hinted.find((one) => one === field)
    return found && say(`hints.${found}`)
  }
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label={say('fields.name')} autoComplete="name" required {...bind('name')} />
      <PhoneField
        label={say('fields.phone')}
        hint={say('hints.phone')}
        required
        {...bind('phone')}
      />
      {asked.map(({ field, isRequired }) => (
        <Field
          key={field}
          label={
            isRequired ? say(`fields.${field}`) : say('optional', { field: say(`fields.${field}`) })
          }
          hint={hintOf(field)}
          type={types[field] ?? 'text'}
          inputMode={modes[field]}
          required={isRequired}
          {...bind(field)}
        />
      ))}
      <Field
        label={say('optional', { field: say('fields.email') })}
        hint={say('hints.email')}
        type="email"
        autoComplete="email"
        {...bind('email')}
      />
      <div className="sm:col-span-2">
        <TextArea label={commentLabel} maxLength={2_000} rows={3} {...bind('comment')} />
      </div>
    </div>
  )
}
