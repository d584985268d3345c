import { kitTexts } from '@svetlitsa/i18n/kit/kit-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Checkbox } from '@svetlitsa/ui/forms/checkbox'
import type { Kit } from './kit.ts'
import { KitItemCard } from './kit-item-card.tsx'
import { KitSum } from './kit-sum.tsx'
import { useKit } from './use-kit.ts'

type KitItemsProps = { kit: Kit; sign: string }

/** The parts of a kit side by side, optional parts with a checkbox, and their total. */
export function KitItems({ kit, sign }: KitItemsProps) {
  const t = useTexts(kitTexts)
  const state = useKit(kit)
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(60)]">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {kit.items.map((item) => (
          <li key={item.offerId} className="flex min-w-0 flex-col">
            <KitItemCard item={item} sign={sign} piece={t('piece')} />
            {item.isOptional && (
              <div className="mt-2 text-small">
                <Checkbox
                  label={t('optional')}
                  aria-label={t('include', { name: item.name })}
                  checked={(state.counts[item.offerId] ?? 0) > 0}
                  onChange={(event) =>
                    state.setCount(item.offerId, event.currentTarget.checked ? item.CNT : 0)
                  }
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <KitSum kit={state} sign={sign} />
    </div>
  )
}
