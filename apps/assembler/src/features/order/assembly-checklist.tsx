import type { AssemblyOrder } from '@svetlitsa/api-client/assembler/queries'
import { assemblerTexts } from '@svetlitsa/i18n/assembler/assembler-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import { Notice } from '@svetlitsa/ui/feedback/notice'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Check } from 'lucide'
import { useAddAction } from '../../outbox/use-add-action.ts'
import { useWaitingOrder } from '../../outbox/use-waiting-order.ts'

/**
 * The lines of an order, ticked one by one; when all are, the order is marked as assembled
 * (assembler.gallery, `setAssembly`).
 */
export function AssemblyChecklist({ order }: { order: AssemblyOrder }) {
  const t = useTexts(assemblerTexts)
  const add = useAddAction()
  const { order_num: number, items } = order
  const { ticks, isFinished } = useWaitingOrder(number)
  const lines = items.map((item) => ({
    ...item,
    assembled: ticks.get(item.saleId) ?? item.assembled,
  }))
  const left = lines.filter(({ assembled }) => !assembled).length
  const tick = (saleId: number, assembled: boolean) =>
    void add({ kind: 'setAssembly', order: number, input: { orderId: number, saleId, assembled } })
  const finish = () =>
    void add({ kind: 'setAssembly', order: number, input: { orderId: number, assembled: true } })
  return (
    <section className="flex flex-col gap-4" id="checklist">
      <h2 className="text-h2">{t('checklist.title')}</h2>
      <ul className="flex flex-col">
        {lines.map((line) => (
          <li key={line.saleId} className="flex min-h-14 items-center border-b border-line py-1">
            <Checkbox
              size={28}
              checked={line.assembled}
              disabled={isFinished}
              onChange={(event) => tick(line.saleId, event.currentTarget.checked)}
              label={line.quantity > 1 ? `${line.name} × ${line.quantity}` : line.name}
            />
          </li>
        ))}
      </ul>
      {isFinished && <Notice tone="forest">{t('checklist.waiting')}</Notice>}
      {!isFinished && left > 0 && (
        <p className="text-small text-ink-soft">{t('checklist.left', { count: left })}</p>
      )}
      {!isFinished && (
        <Button
          size={56}
          wide
          disabled={left > 0}
          icon={<Icon iconNode={Check} />}
          onClick={finish}
        >
          {t('checklist.finish')}
        </Button>
      )}
    </section>
  )
}
