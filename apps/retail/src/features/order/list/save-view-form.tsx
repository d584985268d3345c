import type { RetailOrderFilter } from '@svetlitsa/api-client/retail-order-list/contract'
import { useSaveRetailView } from '@svetlitsa/api-client/retail-order-list/queries'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Field } from '@svetlitsa/ui/forms/field'

type SaveViewFormProps = { filter: RetailOrderFilter; onClose: () => void }

/** Names the conditions that are set now. */
export function SaveViewForm({ filter, onClose }: SaveViewFormProps) {
  const t = useTexts(retailOrderListTexts)
  const { mutateAsync } = useSaveRetailView()
  const { bindText, formProps, canSubmit, isSending, failure } = useCallForm({
    values: { name: '' },
    toInput: ({ name }) => ({ name: name.trim(), filter }),
    canSubmit: ({ name }) => name.trim() !== '',
    call: (input, key) => mutateAsync({ key, ...input }),
    onDone: () => onClose(),
    failed: t('views.failed'),
  })
  const { error: _, ...field } = bindText('name')
  return (
    <>
      <form {...formProps} className="flex flex-wrap items-center gap-2">
        <Field
          label={t('views.name')}
          hideLabel
          placeholder={t('views.name')}
          size={36}
          maxLength={40}
          // The press that opened the form asked for the name.
          autoFocus
          {...field}
        />
        <Button type="submit" size={40} disabled={!canSubmit} waiting={isSending && t('loading')}>
          {t('views.saveGo')}
        </Button>
        <Button size={40} kind="soft" onClick={onClose}>
          {t('views.back')}
        </Button>
      </form>
      {failure && (
        <p role="alert" className="w-full text-small text-sale">
          {failure.message}
        </p>
      )}
    </>
  )
}
