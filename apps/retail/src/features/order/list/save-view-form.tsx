import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'
import { useState } from 'react'

type SaveViewFormProps = {
  isPending: boolean
  onSave: (name: string) => Promise<void>
  onBack: () => void
}

/** Names the conditions that are set now. */
export function SaveViewForm({ isPending, onSave, onBack }: SaveViewFormProps) {
  const t = useTexts(retailOrderListTexts)
  const [name, setName] = useState('')
  return (
    <form
      className="flex flex-wrap items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim()) void onSave(name.trim())
      }}
    >
      <Field
        label={t('views.name')}
        hideLabel
        placeholder={t('views.name')}
        size={36}
        maxLength={40}
        // biome-ignore lint/a11y/noAutofocus: the press that opened the form asked for the name
        autoFocus
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size={40} disabled={!name.trim()} waiting={isPending && t('loading')}>
        {t('views.saveGo')}
      </Button>
      <Button size={40} kind="soft" onClick={onBack}>
        {t('views.back')}
      </Button>
    </form>
  )
}
