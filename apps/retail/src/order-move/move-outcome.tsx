import { Notice } from '@svetlitsa/ui/feedback/notice'
import { ProveAgainForm } from './prove-again-form.tsx'
import type { OrderMove } from './use-move-order.ts'

/** Why nothing was changed, in the words of the server, or the code that the change waits for. */
export function MoveOutcome({ error, proof }: Pick<OrderMove, 'error' | 'proof'>) {
  if (proof) return <ProveAgainForm proof={proof} />
  if (error === null) return null
  return (
    <div className="w-full">
      <Notice tone="sale" live>
        {error}
      </Notice>
    </div>
  )
}
