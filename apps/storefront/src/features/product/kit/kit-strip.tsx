'use client'

import { Checkbox } from '@svetlitsa/ui/primitives/checkbox'
import type { Kit } from './kit-counts.ts'
import { KitSum } from './kit-sum.tsx'
import { KitThing } from './kit-thing.tsx'
import type { KitWords } from './kit-words.ts'
import { useKit } from './use-kit.tsx'

type KitStripProps = {
  kit: Kit
  sign: string
  words: KitWords
}

/** The things of a kit side by side, what can be left out with a box to tick, and their sum. */
export function KitStrip({ kit, sign, words }: KitStripProps) {
  const state = useKit(kit)
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(0,1fr)_--spacing(60)]">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
        {kit.items.map((item) => (
          <li key={item.offerId} className="flex min-w-0 flex-col">
            <KitThing item={item} sign={sign} piece={words.piece} />
            {item.isOptional && (
              <div className="mt-2 text-small">
                <Checkbox
                  label={words.optional}
                  aria-label={words.include.replace('{name}', item.name)}
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
      <KitSum kit={state} sign={sign} words={words} />
    </div>
  )
}
