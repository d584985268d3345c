import {
  useConfirmForCustomer,
  useHandOverOrder,
  useSendConfirmationCode,
} from '@svetlitsa/api-client/order-confirmation/queries'
import type { RetailOrder } from '@svetlitsa/api-client/retail-order/queries'
import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { CodeField } from '@svetlitsa/ui/forms/code-field'
import { useState } from 'react'
import { MoveOutcome } from '../../order-move/move-outcome.tsx'
import { useMoveOrder } from '../../order-move/use-move-order.ts'
import { CopyLink } from './copy-link.tsx'

/** Whether the customer has confirmed an order that staff made, and how staff confirm it (payment.confirm). */
export function OrderConfirmation({ order }: { order: RetailOrder }) {
  const t = useTexts(retailOrderTexts)
  const handOver = useHandOverOrder()
  const { move, ...outcome } = useMoveOrder()
  const { confirmation, basketGroup } = order
  if (order.canHandOver) {
    return (
      <div className="mb-4 grid justify-items-start gap-3">
        <Button
          size={40}
          waiting={handOver.isPending && t('waiting')}
          onClick={() => move((key) => handOver.mutateAsync({ key, basketGroup }))}
        >
          {t('confirmation.handOver')}
        </Button>
        <MoveOutcome {...outcome} />
      </div>
    )
  }
  if (!confirmation) return null
  const { isConfirmed, way, by, url } = confirmation
  return (
    <div className="mb-4 grid gap-3">
      <Notice tone={isConfirmed ? 'forest' : 'honey'} live>
        <span className="block font-medium">
          {t(way ? `confirmation.done.${way}` : 'confirmation.waiting')}
        </span>
        {by && <span className="block">{t('confirmation.by', { name: by })}</span>}
      </Notice>
      {!isConfirmed && order.state === 'new' && (
        <>
          {!confirmation.isCounter && <CopyLink url={url} />}
          <ConfirmForCustomer orderGuid={order.guid} />
        </>
      )}
    </div>
  )
}

function ConfirmForCustomer({ orderGuid }: { orderGuid: string }) {
  const t = useTexts(retailOrderTexts)
  const send = useSendConfirmationCode()
  const confirm = useConfirmForCustomer()
  const { move, ...outcome } = useMoveOrder()
  const [isSent, setSent] = useState(false)
  const [tries, setTries] = useState(0)
  const sendCode = () =>
    move(async () => {
      const { error } = await send.mutateAsync(orderGuid)
      if (!error) setSent(true)
      return toOutcome(error)
    })
  const confirmBy = async (code?: number) => {
    const input = code === undefined ? { orderGuid } : { orderGuid, code }
    const isDone = await move(async () => toOutcome((await confirm.mutateAsync(input)).error))
    if (!isDone) setTries((count) => count + 1)
  }
  return (
    <>
      {isSent && (
        <CodeField
          key={tries}
          label={t('confirmation.code')}
          disabled={confirm.isPending}
          onComplete={(code) => void confirmBy(Number(code))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!isSent && (
          <Button
            size={40}
            kind="outline"
            waiting={send.isPending && t('waiting')}
            onClick={sendCode}
          >
            {t('confirmation.sendCode')}
          </Button>
        )}
        <Button
          size={40}
          kind="outline"
          waiting={confirm.isPending && t('waiting')}
          onClick={() => confirmBy()}
        >
          {t('confirmation.paper')}
        </Button>
      </div>
      <MoveOutcome {...outcome} />
    </>
  )
}

/** The refusal of a code comes in a field of the answer. */
function toOutcome(error: string | null) {
  return error === null
    ? { ok: true as const }
    : { ok: false as const, reason: 'refused', message: error }
}
