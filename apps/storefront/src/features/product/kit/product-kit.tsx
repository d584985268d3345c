'use client'

import { lazyPart } from '@svetlitsa/ui/part/lazy-part'
import { type ReactNode, Suspense } from 'react'
import { useNear } from '../../../use-near.ts'
import type { Kit, KitItem } from './kit-counts.ts'
import type { KitWords } from './kit-words.ts'

const KitStrip = lazyPart(() =>
  import('./kit-strip.tsx').then(({ KitStrip }) => ({ default: KitStrip })),
)
const KitchenModules = lazyPart(() =>
  import('./kitchen-modules.tsx').then(({ KitchenModules }) => ({ default: KitchenModules })),
)

type ProductKitProps = {
  kit: Kit
  /** Of a kitchen: its modules by their place. */
  groups: readonly { code: string; name: string; items: readonly KitItem[] }[]
  sign: string
  words: KitWords
  /** The parts as the server tells them: they stay until they can be chosen from. */
  children: ReactNode
}

/** A kit of the page: what the server drew, and near the screen what can be put together. */
export function ProductKit({ kit, groups, sign, words, children }: ProductKitProps) {
  const { place, isNear } = useNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear ? (
        <Suspense fallback={children}>
          {groups.length > 0 ? (
            <KitchenModules kit={kit} groups={groups} sign={sign} words={words} />
          ) : (
            <KitStrip kit={kit} sign={sign} words={words} />
          )}
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
