'use client'

import { lazyWithReload } from '@svetlitsa/ui/lazy/lazy-with-reload'
import { type ReactNode, Suspense } from 'react'
import { useInView } from '../../../rendering/use-in-view.ts'
import type { KitTexts } from './get-kit-texts.ts'
import type { Kit, KitItem } from './kit.ts'

const KitItems = lazyWithReload(() =>
  import('./kit-items.tsx').then(({ KitItems }) => ({ default: KitItems })),
)
const KitchenModules = lazyWithReload(() =>
  import('./kitchen-modules.tsx').then(({ KitchenModules }) => ({ default: KitchenModules })),
)

type ProductKitProps = {
  kit: Kit
  /** For a kitchen: its modules grouped by position. */
  groups: readonly { code: string; name: string; items: readonly KitItem[] }[]
  sign: string
  texts: KitTexts
  /** The server-rendered parts, shown until the interactive ones have loaded. */
  children: ReactNode
}

/** A kit on the page: server-rendered, and interactive once in view. */
export function ProductKit({ kit, groups, sign, texts, children }: ProductKitProps) {
  const { targetRef, isInView } = useInView<HTMLDivElement>()
  return (
    <div ref={targetRef}>
      {isInView ? (
        <Suspense fallback={children}>
          {groups.length > 0 ? (
            <KitchenModules kit={kit} groups={groups} sign={sign} texts={texts} />
          ) : (
            <KitItems kit={kit} sign={sign} texts={texts} />
          )}
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
