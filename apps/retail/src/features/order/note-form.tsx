import { type RetailOrder, useAddOrderNote } from '@svetlitsa/api-client/retail-order/queries'
import { retailOrderListTexts } from '@svetlitsa/i18n/retail-order-list/retail-order-list-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { TextArea } from '@svetlitsa/ui/forms/text-area'
import { useState } from 'react'
import { OrderFormFrame } from '../../order-move/order-form-frame.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'

type NoteFormProps = { order: RetailOrder; onDone: () => void }

/** Adds a note for staff to the history of an order. */
export function NoteForm({ order, onDone }: NoteFormProps) {
  const t = useTexts(retailOrderListTexts)
  const { mutateAsync, isPending } = useAddOrderNote()
  const { move, ...outcome } = useMoveOrder()
  const [note, setNote] = useState('')
  const add = async () => {
    const entry = { orderGuid: order.guid, note: note.trim() }
    if (await move((key) => mutateAsync({ key, ...entry }))) onDone()
  }
  return (
    <OrderFormFrame
      outcome={outcome}
      submit={{ label: t('note.add'), isPending, disabled: !note.trim(), onPress: add }}
      onBack={onDone}
    >
      <TextArea
        label={t('note.text')}
        hint={t('note.hint')}
        maxLength={500}
        rows={3}
        // biome-ignore lint/a11y/noAutofocus: the key or press that opened the form asked to write
        autoFocus
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
    </OrderFormFrame>
  )
}
