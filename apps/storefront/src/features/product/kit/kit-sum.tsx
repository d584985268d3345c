'use client'

import { formatPrice } from '@svetlitsa/domain/money/format-price'
import { link } from '@svetlitsa/domain/route/site-map'
import { Button } from '@svetlitsa/ui/primitives/button'
import type { KitWords } from './kit-words.ts'
import type { useKit } from './use-kit.tsx'

type KitSumProps = { kit: ReturnType<typeof useKit>; sign: string; words: KitWords }

/** What the chosen parts come to, what that saves, and the button that takes them all. */
export function KitSum({ kit, sign, words }: KitSumProps) {
  const { price, things, take, isAdding, isTaken } = kit
  const sum = (value: number) => formatPrice(value, { sign, convert: false })
  const saving = price.old - price.new
  return (
    <div className="flex flex-col gap-1 self-start rounded-medium bg-sand p-4">
      <p className="text-small text-ink-soft">
        {words.things[Math.min(things, words.things.length - 1)]}
      </p>
      <p aria-live="polite" className="text-total">
        {sum(price.new)}
      </p>
      {saving > 0 && (
        <p className="text-small text-forest">{words.saving.replace('{sum}', sum(saving))}</p>
      )}
      <div className="mt-auto pt-4">
        {isTaken ? (
          <Button kind="dark" wide href={link.basket()}>
            {words.taken}
          </Button>
        ) : (
          <Button
            kind="dark"
            wide
            disabled={things === 0}
            waiting={isAdding && words.taking}
            onClick={() => void take()}
          >
            {words.take}
          </Button>
        )}
      </div>
    </div>
  )
}
