'use client'

import type { ReactNode } from 'react'
import { lazyPart } from '../part/lazy-part.tsx'
import type { WindowEntry } from './window-registry.tsx'

export type ResultWindowProps = {
  /** «Спасибо!» when left out. */
  title?: string
  /** What was done, or what went wrong and what helps. */
  text: ReactNode
  tone?: 'done' | 'failed'
}

type ResultWindowWords = { title?: string; close: string }

const thanks = 'Спасибо!'

/** Fetched with the dialog, when something has ended: no page begins with it. */
const ResultBody = lazyPart(() =>
  import('./result-body.tsx').then(({ ResultBody }) => ({ default: ResultBody })),
)

/** The window that tells how something ended; its title is «Спасибо!» by default (storefront §8). */
export function resultWindow(words: ResultWindowWords): WindowEntry<ResultWindowProps> {
  return {
    size: 'smalls',
    title: ({ title }) => title ?? words.title ?? thanks,
    content: ({ text, tone }) => <ResultBody text={text} tone={tone} closeText={words.close} />,
  }
}
