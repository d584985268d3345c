'use client'

import { resultWindow } from '@svetlitsa/ui/chrome/result-window'
import type { WindowRegistry } from '@svetlitsa/ui/chrome/window-registry'
import type { AddedThing } from '../basket/added-thing.ts'
import type { ShellWords } from '../shell-words.tsx'
import { lazyPart } from '../version/lazy-part.tsx'

declare module '@svetlitsa/ui/chrome/use-windows' {
  interface WindowPropsByName {
    region: Record<string, never>
    /** A call that failed; `text` is what the server said of it. */
    fault: { text: string | null }
    /** After the login the page stays, or the browser goes on to this address of the shop. */
    login: { goTo?: string }
    /** `reduced` is the quantity that was put in where there is less than was wanted. */
    addedBasket: { thing: AddedThing; reduced: number | null }
  }
}

const RegionWindow = lazyPart(() =>
  import('../region/region-window.tsx').then(({ RegionWindow }) => ({ default: RegionWindow })),
)
const LoginWindow = lazyPart(() =>
  import('../login/login-window.tsx').then(({ LoginWindow }) => ({ default: LoginWindow })),
)
const AddedWindow = lazyPart(() =>
  import('../basket/added-window.tsx').then(({ AddedWindow }) => ({ default: AddedWindow })),
)

const FaultWindow = lazyPart(() =>
  import('./fault-window.tsx').then(({ FaultWindow }) => ({ default: FaultWindow })),
)

/** The windows that every app of the shop has (storefront §2, «Pop-up windows»). */
export function shellWindows(words: ShellWords): WindowRegistry {
  return {
    result: resultWindow({ title: words.thanks, close: words.close }),
    fault: { size: 'smalls', title: () => words.fault, content: FaultWindow },
    region: {
      size: 'middle',
      phone: 'full',
      title: () => words.region,
      content: RegionWindow,
      byLink: () => ({}),
    },
    login: {
      size: 'smalls',
      title: () => words.login,
      content: LoginWindow,
      byLink: ({ dataset }) => (dataset.goTo ? { goTo: dataset.goTo } : {}),
    },
    addedBasket: { size: 'middle', title: () => words.added, content: AddedWindow },
  }
}
