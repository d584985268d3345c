import type { ReactNode } from 'react'
import { lazyWithReload } from '../../lazy/lazy-with-reload.ts'
import type { WindowEntry } from './window-registry.ts'

export type ResultWindowProps = {
  /** «Спасибо!» by default. */
  title?: string
  /** What was done, or what failed and what to do. */
  text: ReactNode
  tone?: 'done' | 'failed'
  /** What can be done about it at once; it stands before the button that closes the window. */
  action?: { label: string; onPress: () => void } | undefined
}

type ResultWindowLabels = { title?: string; close: string }

const defaultTitle = 'Спасибо!'

/** Loaded with the dialog, because it is never part of the initial page. */
const ResultWindowBody = lazyWithReload(() =>
  import('./result-window-body.tsx').then(({ ResultWindowBody }) => ({
    default: ResultWindowBody,
  })),
)

/**
 * The window that shows the result of an action; its title is «Спасибо!» by default (modal.title).
 */
export function createResultWindow(labels: ResultWindowLabels): WindowEntry<ResultWindowProps> {
  return {
    size: 'smalls',
    title: ({ title }) => title ?? labels.title ?? defaultTitle,
    content: ({ text, tone, action }) => (
      <ResultWindowBody text={text} tone={tone} action={action} closeLabel={labels.close} />
    ),
  }
}
