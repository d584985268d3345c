'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/actions/button'
import type { KitTexts } from './get-kit-texts.ts'
import type { useKit } from './use-kit.ts'

type KitSumProps = { kit: ReturnType<typeof useKit>; sign: string; texts: KitTexts }

/** Total and saving of the selected parts, and the button that adds them all to the basket. */
export function KitSum({ kit, sign, texts }: KitSumProps) {
  const { price, itemCount, addKit, isAdding, isAdded } = kit
  const formatSum = (value: number) => formatPrice(value, { sign, convert: false })
  const saving = price.old - price.new
  return (
    <div className="flex flex-col gap-1 self-start rounded-medium bg-sand p-4">
      <p className="text-small text-ink-soft">
        {texts.countTexts[Math.min(itemCount, texts.countTexts.length - 1)]}
      </p>
      <p aria-live="polite" className="text-total">
        {formatSum(price.new)}
      </p>
      {saving > 0 && (
        <p className="text-small text-forest">{texts.saving.replace('{sum}', formatSum(saving))}</p>
      )}
      <div className="mt-auto pt-4">
        {isAdded ? (
          <Button kind="dark" wide href={link.basket()}>
            {texts.taken}
          </Button>
        ) : (
          <Button
            kind="dark"
            wide
            disabled={itemCount === 0}
            waiting={isAdding && texts.taking}
            onClick={() => void addKit()}
          >
            {texts.take}
          </Button>
        )}
      </div>
    </div>
  )
}
