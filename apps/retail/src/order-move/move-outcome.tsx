import { Notice } from '@svetlitsa/ui/feedback/notice'
import type { OrderMove } from './use-move-order.ts'
import { VerifyAgainForm } from './verify-again-form.tsx'

/** Why nothing was changed, in the words of the server, or the code that the change waits for. */
export function MoveOutcome({ error, verification }: Pick<OrderMove, 'error' | 'verification'>) {
  if (verification) return <VerifyAgainForm verification={verification} />
  if (error === null) return null
  return (
    <div className="w-full">
      <Notice tone="sale" live>
        {error}
      </Notice>
    </div>
  )
}
