import { type RetailOrder, useAddOrderNote } from '@svetlitsa/api-client/retail-order/queries'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveForm } from '../../order-move/use-move-form.ts'

type NoteFormProps = { order: RetailOrder; onDone: () => void }

/** Adds a note for staff to the history of an order. */
export function NoteForm({ order, onDone }: NoteFormProps) {
  const t = useTexts(retailOrderListTexts)
  const { mutateAsync } = useAddOrderNote()
  const { bindText, ...form } = useMoveForm({
    values: { note: '' },
    toInput: ({ note }) => ({ orderGuid: order.guid, note: note.trim() }),
    canSubmit: ({ note }) => note.trim() !== '',
    call: (entry, key) => mutateAsync({ key, ...entry }),
    onDone,
  })
  return (
    <OrderFormFrame form={form} submitLabel={t('note.add')} onBack={onDone}>
      <TextArea
        label={t('note.text')}
        hint={t('note.hint')}
        maxLength={500}
        rows={3}
        {...bindText('note')}
        // The key or press that opened the form asked to write.
        autoFocus
      />
    </OrderFormFrame>
  )
}
